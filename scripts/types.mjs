import { run } from "./lib/bootstrap.mjs";

run("types.ts");

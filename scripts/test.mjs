import { run } from "./lib/bootstrap.mjs";

run("test.ts");

import { run } from "./lib/bootstrap.mjs";

run("start.ts");

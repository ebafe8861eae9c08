import { run } from "./lib/bootstrap.mjs";

run("scripts/test.ts");

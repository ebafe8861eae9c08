import { run } from "./lib/bootstrap.mjs";

run("scripts/dev.ts");

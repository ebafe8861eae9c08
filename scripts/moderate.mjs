import { run } from "./lib/bootstrap.mjs";

run("scripts/moderate.ts");

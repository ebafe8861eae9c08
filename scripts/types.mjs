import { run } from "./lib/bootstrap.mjs";

run("scripts/types.ts");

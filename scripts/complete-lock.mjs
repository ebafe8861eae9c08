import { run } from "./lib/bootstrap.mjs";

run("scripts/complete-lock.ts");

import { run } from "./lib/bootstrap.mjs";

run("scripts/delete-accounts.ts");

import { run } from "./lib/bootstrap.mjs";

run("delete-accounts.ts");

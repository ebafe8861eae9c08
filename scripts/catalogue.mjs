import { run } from "./lib/bootstrap.mjs";

run("scripts/catalogue.ts");

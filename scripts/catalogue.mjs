import { run } from "./lib/bootstrap.mjs";

run("catalogue.ts");

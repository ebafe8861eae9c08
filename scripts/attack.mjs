import { run } from "./lib/bootstrap.mjs";

run("attack.ts");

import { run } from "./lib/bootstrap.mjs";

run("check-live.ts");

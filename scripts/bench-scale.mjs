import { run } from "./lib/bootstrap.mjs";

run("bench-scale.ts");

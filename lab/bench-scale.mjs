import { run } from "../scripts/lib/bootstrap.mjs";

run("lab/bench-scale.ts");

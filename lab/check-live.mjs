import { run } from "../scripts/lib/bootstrap.mjs";

run("lab/check-live.ts");

import { run } from "../scripts/lib/bootstrap.mjs";

run("lab/proof.ts");

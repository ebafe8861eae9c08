import { run } from "./lib/bootstrap.mjs";

run("complete-lock.ts");

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { finishBuild } from "./lib/finish-build.ts";

await finishBuild(join(fileURLToPath(new URL("..", import.meta.url)), ".next"));

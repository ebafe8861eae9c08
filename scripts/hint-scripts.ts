import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hintScripts } from "./lib/compile-hints.ts";

hintScripts(join(fileURLToPath(new URL("..", import.meta.url)), process.env.NEXT_DIST_DIR ?? ".next"));

import { fileURLToPath } from "node:url";
import { hintScripts } from "./lib/compile-hints.ts";

hintScripts(fileURLToPath(new URL("../.next", import.meta.url)));

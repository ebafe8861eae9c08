import { serve } from "./lib/serve.ts";
import { runEntry } from "./lib/user-error.ts";

await runEntry(() => serve("dev"));

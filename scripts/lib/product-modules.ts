import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = new URL("../../", import.meta.url);

/**
 * Makes plain Node resolve the imports of product code as Next's bundler does: `@/…` from the root of the repository,
 * and files without extension. After this call, `import()` can load files of `lib/`.
 */
export function resolveProductModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = "" } = context;
      const isProduct = parentURL.startsWith(ROOT.href) && !parentURL.includes("/node_modules/");
      if (!isProduct) return next(specifier, context);
      // An error outside Next's bundler.
      if (specifier === "server-only") return next(new URL("empty.ts", import.meta.url).href, context);
      // Next's package has no exports map, so Node needs full file names.
      if (/^next\/[\w-]+$/.test(specifier)) return next(`${specifier}.js`, context);
      if (!/^(@\/|\.)/.test(specifier)) return next(specifier, context);
      const url = specifier.startsWith("@/")
        ? new URL(specifier.slice(2), ROOT)
        : new URL(specifier, parentURL);
      const isFile = existsSync(fileURLToPath(url)) || !existsSync(fileURLToPath(`${url}.ts`));
      return next(isFile ? url.href : pathToFileURL(fileURLToPath(`${url}.ts`)).href, context);
    },
  });
}

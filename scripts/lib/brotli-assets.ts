import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Writes a `.br` file next to each script and style sheet, for `lib/http/brotli-assets.ts`. */
export async function compressAssets(folder: string): Promise<void> {
  const assets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(js|css)$/.test(path),
  );
  await Promise.all(
    assets.map(async (asset) => {
      const path = join(folder, asset);
      const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
      await writeFile(`${path}.br`, await compress(await readFile(path), { params }));
    }),
  );
}

import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const pack = promisify(brotliCompress);

/** Writes beside each script and style sheet its Brotli form, which `lib/http/brotli-assets.ts` answers with. */
export async function packAssets(folder: string): Promise<void> {
  const assets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(js|css)$/.test(path),
  );
  await Promise.all(
    assets.map(async (asset) => {
      const path = join(folder, asset);
      const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
      await writeFile(`${path}.br`, await pack(await readFile(path), { params }));
    }),
  );
}

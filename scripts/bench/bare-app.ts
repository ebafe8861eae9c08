import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Lays the bare app into a folder of its own, with copies of the framework's packages beside it: built inside the
 * project, it would pick up the project's own middleware.
 */
export async function layBareApp(root: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(join(root, "scripts/bench/bare"), target, { recursive: true });
  for (const name of await closureOf(root, ["next", "react", "react-dom"])) {
    await cp(join(root, "node_modules", name), join(target, "node_modules", name), { recursive: true });
  }
}

/** The packages that are needed for the given ones, themselves included, as far as they are installed. */
async function closureOf(root: string, names: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name; name = open.pop()) {
    if (found.has(name)) continue;
    const manifest = await readFile(join(root, "node_modules", name, "package.json"), "utf8").catch(
      () => null,
    );
    if (manifest === null) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(manifest);
    open.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies));
  }
  return found;
}

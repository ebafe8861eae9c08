/** The fields of a lock file's package that are used here. */
export type LockedPackage = {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  license?: string;
  engines?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type LockFile = { packages: Record<string, LockedPackage> };

/** An optional dependency without an entry: npm silently skips it on the platform that needs it. */
type MissingEntry = { path: string; name: string; version: string; parent: LockedPackage };

/** The optional dependencies that npm's resolution would not find. */
export function missingEntries({ packages }: LockFile): MissingEntry[] {
  const missing = new Map<string, MissingEntry>();
  for (const [dependent, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (foldersUpwards(dependent).some((folder) => packages[`${folder}node_modules/${name}`])) continue;
      const path = `node_modules/${name}`;
      missing.set(path, { path, name, version, parent });
    }
  }
  return [...missing.values()];
}

/** `node_modules/a/node_modules/b` → `node_modules/a/node_modules/b/`, `node_modules/a/` and `""`, the root. */
function foldersUpwards(path: string): string[] {
  const parts = path === "" ? [] : path.split("/node_modules/");
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join("/node_modules/")}/`), ""];
}

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const LIBRARIES = new Map([
  ["gnu", "glibc"],
  ["gnueabihf", "glibc"],
  ["musl", "musl"],
]);

export type Platform = Pick<LockedPackage, "os" | "cpu" | "libc">;

/** The platform in a native package's name: `@next/swc-linux-x64-musl` → linux, x64, musl. */
export function platformOfName(name: string): Platform {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.flatMap((word) => LIBRARIES.get(word) ?? []);
  return {
    ...(os.length > 0 ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 ? { libc } : {}),
  };
}

/** The entry that npm would write for a missing package; `published` is the registry's metadata. */
export function newEntry({ name, version, parent }: MissingEntry, published: LockedPackage): LockedPackage {
  const { integrity, license, engines, ...platform } = published;
  return {
    version,
    ...(integrity ? { integrity } : {}),
    ...platformOfName(name),
    ...platform,
    ...(parent.dev ? { dev: true } : {}),
    ...(license ? { license } : {}),
    optional: true,
    ...(engines ? { engines } : {}),
  };
}

/** The lock file with these entries, in npm's order. */
export function withEntries(lock: LockFile, entries: Record<string, LockedPackage>): LockFile {
  const packages = { ...lock.packages, ...entries };
  const paths = Object.keys(packages).sort((a, b) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(paths.map((path) => [path, packages[path] ?? {}])) };
}

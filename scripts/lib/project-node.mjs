import { join } from "node:path";

/** The oldest major version that can install the packages and run this file. */
export const OLDEST_NODE_TO_INSTALL = 20;

/**
 * True if this version runs TypeScript without a flag (22.18, 23.6). Next (20.9), Supabase's client (22) and Vitest
 * (22.12) require less.
 * @param {string} version as in `process.versions.node`
 */
export function runsProject(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major > 23;
}

/**
 * The path of the executable in the npm package `node`.
 * @param {string} root the project's folder
 * @param {string} platform as in `process.platform`
 */
export function packagedNode(root, platform) {
  return join(root, "node_modules/node/bin", platform === "win32" ? "node.exe" : "node");
}

import { join } from "node:path";

/** What the packages need to be installed and this file to be read. */
export const OLDEST_NODE_TO_INSTALL = 20;

/**
 * True for a Node that runs the project: it reads TypeScript without a flag (22.18, 23.6), which is newer than what Next (20.9),
 * Supabase's client (22) and Vitest (22.12) require. Odd releases before 23.6 do not.
 * @param {string} version as `process.versions.node` has it
 */
export function runsProject(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major > 23;
}

/**
 * Where the npm package `node` puts its program.
 * @param {string} root the project's folder
 * @param {string} platform as `process.platform` has it
 */
export function packagedNode(root, platform) {
  return join(root, "node_modules/node/bin", platform === "win32" ? "node.exe" : "node");
}

import { PROGRAM_KINDS, type ProgramKind } from "./schema";

/** The secret address by which a program reads the user's own data. */
export function programPath(kind: ProgramKind, token: string): string {
  return `/programs/${kind}/${token}.json`;
}

/** Null for an address that does not exist. */
export function parseProgramFile(params: {
  kind: string;
  file: string;
}): { kind: ProgramKind; token: string } | null {
  const kind = PROGRAM_KINDS.find((known) => known === params.kind);
  const token = /^([0-9a-f]{32})\.json$/.exec(params.file)?.[1];
  return kind && token ? { kind, token } : null;
}

/** The Atom feed of a public profile. */
export const atomPath = (username: string) => `/user/${username}/feed.atom`;

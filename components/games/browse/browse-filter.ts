import type { GameListFilter, GameListName } from "@/lib/games/keys";

export type BrowseFilter = {
  filter: GameListFilter;
  /** The search text, trimmed; empty when there is none. */
  q: string;
  /** The spec's heading for a company's games; null without such a filter. */
  companyHeading: string | null;
  /** True when the server's page shows something else than what the address asks for. */
  isFiltered: boolean;
};

const MAX_QUERY_CHARACTERS = 100;

/** What the address's query asks for. A value that is not a company's id counts as not given. */
export function readBrowseFilter(list: GameListName, params: URLSearchParams): BrowseFilter {
  const dev = companyId(params.get("dev"));
  const pub = companyId(params.get("pub"));
  const q = (params.get("q") ?? "").trim().slice(0, MAX_QUERY_CHARACTERS);
  const filter: GameListFilter = { list };
  if (dev !== null) filter.dev = dev;
  if (pub !== null) filter.pub = pub;
  if (q) filter.q = q;
  const companyHeading =
    dev !== null
      ? `Games by ${params.get("devName")?.trim() || "this developer"}`
      : pub !== null
        ? `Games published by ${params.get("pubName")?.trim() || "this publisher"}`
        : null;
  return { filter, q, companyHeading, isFiltered: Boolean(companyHeading || q) };
}

function companyId(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

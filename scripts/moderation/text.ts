export type Thing = {
  kind: string;
  authorId: string;
  username: string | null;
  item: string;
  since: string;
  visibility: string;
  hidden: string | null;
  suspended: string | null;
  decisions: number;
  content: Record<string, unknown> | null;
  reports: {
    reason: string;
    details: string | null;
    at: string;
    isOpen: boolean;
    by: string | null;
    reportsOfReporter: number;
  }[];
};

export function parseThing(text: string): { kind: string; name: string } | null {
  const [, kind = "", name = ""] =
    /^(profile|avatar|banner|list):([\w-]+)$/.exec(text) ?? /^(review):([\w-]+\/\d{1,9})$/.exec(text) ?? [];
  return kind ? { kind, name } : null;
}

/** The form that `parseThing` reads. */
const nameOf = (kind: string, item: string, author: string) =>
  kind === "review" ? `review:${author}/${item}` : `${kind}:${item || author}`;

/** User text may contain what a terminal would obey, and lines that look like other reports. */
const plain = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, "?").replaceAll("\n", "\n    | ");

export function thingText(thing: Thing): string {
  const { kind, item, username, authorId, hidden, suspended, content, reports, decisions } = thing;
  const lines = [
    `${nameOf(kind, item, username ?? authorId)}  by ${username ?? authorId}, since ${thing.since.slice(0, 10)}, ${thing.visibility}, ${decisions} earlier decisions`,
    ...(hidden ? [`  hidden: ${hidden}`] : []),
    ...(suspended ? [`  suspended: ${suspended}`] : []),
    ...Object.entries(content ?? {}).flatMap(([name, value]) =>
      value === null ? [] : [`  ${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`],
    ),
    ...reports.map(
      ({ reason, details, at, isOpen, by, reportsOfReporter }) =>
        `  - ${at.slice(0, 16)} ${isOpen ? "open" : "closed"}: ${reason}${details ? `, “${details}”` : ""} (${by ?? "?"}, ${reportsOfReporter} reports)`,
    ),
  ];
  return lines.map(plain).join("\n");
}

/** How many things with open reports a page lists. */
export const PAGE_SIZE = 50;

export function queueText(page: number, total: number, things: Thing[]): string {
  if (total === 0) return "No open reports.";
  const before = (page - 1) * PAGE_SIZE;
  const last = before + things.length;
  const shown = things.length > 0 ? `${before + 1} to ${last} of ${total}` : `None of ${total}`;
  const next = things.length > 0 && last < total ? ` The next ones: list --page ${page + 1}` : "";
  return [...things.map(thingText), `${shown} things with open reports.${next}`].join("\n\n");
}

export function historyText(rows: unknown): string {
  const lines = Array.from(Object(rows), (row) => {
    const { at, operator, action, kind, username, authorId, item, reason } = Object(row) as Record<
      string,
      string | null
    >;
    const author = username ?? authorId ?? "";
    const thing = kind ? nameOf(kind, item ?? "", author) : author;
    return `${at?.slice(0, 16)} ${operator}: ${action} ${thing}${reason ? `, ${reason}` : ""}`;
  });
  return lines.length > 0 ? lines.map(plain).join("\n") : "No decisions yet.";
}

import type { LinkKind } from "@/lib/auth/link-kind";

const OVER = "This link is no longer valid: it has already been used, or it is too old.";
const NOT_WHOLE = "No session defined in URL: the link is incomplete. Please copy all of it from the e-mail.";

const HOW_TO_GO_ON: Record<LinkKind, string> = {
  confirmation: "If your address is already confirmed, sign in. Otherwise ask for a new link here.",
  recovery: "Ask for a new one here.",
  email:
    "If you confirmed both links, your e-mail is already changed. Otherwise ask for new ones in your settings.",
};

type LinkProblemProps = {
  /** From the URL: `link` or `no-session`. Anything else is ignored. */
  problem: unknown;
  kind: LinkKind;
};

/** Why a mail link failed, and what to do. */
export function LinkProblem({ problem, kind }: LinkProblemProps) {
  const text = textOf(problem);
  return text ? (
    <p className="rounded-control border border-line bg-raised px-4 py-3 text-[14px] text-ink-2">
      {text} {HOW_TO_GO_ON[kind]}
    </p>
  ) : null;
}

function textOf(problem: unknown): string | null {
  if (problem === "link") return OVER;
  return problem === "no-session" ? NOT_WHOLE : null;
}

const OVER = "This link is not valid any more: it has been used already, or it is too old.";
const NO_SESSION = "No session defined in URL: the link is not whole. Please copy all of it from the mail.";
const AWAY = "Your account can't be reached right now. Please open the link again in a moment.";

const HOW_TO_GO_ON = {
  confirmation:
    "If your account is confirmed, sign in. Otherwise sign in as well: you are then offered another mail.",
  recovery: "Ask for a new one here.",
  email:
    "If both links were opened, your new e-mail counts already. Otherwise ask for new ones in your settings.",
} as const;

export type LinkProblemProps = {
  /** From the address, where app/(site)/auth/confirm wrote it. */
  problem: string | null;
  kind: keyof typeof HOW_TO_GO_ON;
};

/** Why the link of a mail has led nowhere, and how to go on. */
export function LinkProblem({ problem, kind }: LinkProblemProps) {
  const text = textOf(problem, HOW_TO_GO_ON[kind]);
  return text ? (
    <p className="rounded-control border border-line bg-raised px-4 py-3 text-[14px] text-ink-2">{text}</p>
  ) : null;
}

function textOf(problem: string | null, howToGoOn: string): string | null {
  if (problem === "link") return `${OVER} ${howToGoOn}`;
  if (problem === "no-session") return NO_SESSION;
  return problem === "away" ? AWAY : null;
}

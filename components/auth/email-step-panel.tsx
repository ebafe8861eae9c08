import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { AuthCard } from "./auth-card";
import { LinkProblem } from "./link-problem";

type EmailStepPanelProps = {
  /** From the URL, as `problem` is. */
  step?: unknown;
  problem?: unknown;
};

/** The target of the links of an e-mail change: the first of two, the second, or an invalid one. */
export function EmailStepPanel({ step, problem }: EmailStepPanelProps) {
  if (step === "done") {
    return (
      <AuthCard title="Your e-mail is changed" lead="From now on you sign in with your new e-mail.">
        <Ways />
      </AuthCard>
    );
  }
  if (step === "first") {
    return (
      <AuthCard
        title="One more link"
        lead="This address is confirmed. Please also open and confirm the link in the e-mail to the other address. Then your e-mail is changed."
      >
        <Ways />
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Change of e-mail">
      <LinkProblem problem={problem ?? "no-session"} kind="email" />
      <Ways />
    </AuthCard>
  );
}

function Ways() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="primary">
        <Link href="/settings">Go to Settings</Link>
      </Button>
      <Button asChild>
        <Link href="/games">Back to Games</Link>
      </Button>
    </div>
  );
}

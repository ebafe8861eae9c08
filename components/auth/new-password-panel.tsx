import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Recovery } from "@/lib/auth/recovery";
import { AuthCard } from "./auth-card";
import { NewPasswordForm } from "./new-password-form";

export function NewPasswordPanel({ recovery }: { recovery: Recovery }) {
  if (recovery.state === "open") {
    return (
      <AuthCard
        title="Choose a new password"
        lead={
          <>
            For <span className="font-medium text-ink [overflow-wrap:anywhere]">{recovery.email}</span>. You
            will be signed out everywhere else.
          </>
        }
      >
        <NewPasswordForm email={recovery.email} />
      </AuthCard>
    );
  }
  if (recovery.state === "unavailable") {
    return (
      <AuthCard
        title="Choose a new password"
        lead="Your account can't be reached right now. Please reload this page in a moment."
      >
        {null}
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Choose a new password"
      lead="You can choose a new password here once, within half an hour of opening the link in our e-mail. To go on, ask for a new link."
    >
      <Button asChild variant="primary">
        <Link href="/auth/forgot-password">Ask for a new link</Link>
      </Button>
    </AuthCard>
  );
}

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
      lead="A new password can be chosen here for half an hour after you have opened the link in our mail, and once. Ask for a new link, and it goes on from there."
    >
      <Button asChild variant="primary" size="lg">
        <Link href="/auth/forgot-password">Ask for a new link</Link>
      </Button>
    </AuthCard>
  );
}

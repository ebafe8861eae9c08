import { Mail } from "lucide-react";
import { Button } from "@/components/ui/button";
import { contactEmail } from "@/lib/site";

const SUBJECT = "Delete my account";

/** How an account is deleted, for the settings and for the page of its own: by e-mail, within 30 days. */
export function DeleteAccountInstructions() {
  const address = contactEmail();
  return (
    <div className="grid max-w-[40rem] gap-4 text-ink-2">
      <p>
        Send an e-mail to{" "}
        <a
          href={`mailto:${address}`}
          className="break-words font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {address}
        </a>{" "}
        with the subject <strong className="font-semibold text-ink">“{SUBJECT}”</strong>, from the address of
        your account. We will delete your account and everything that belongs to it within 30 days.
      </p>
      <Button asChild variant="outline" className="justify-self-start">
        <a href={`mailto:${address}?subject=${encodeURIComponent(SUBJECT)}`}>
          <Mail aria-hidden="true" className="size-4" />
          Write the e-mail
        </a>
      </Button>
    </div>
  );
}

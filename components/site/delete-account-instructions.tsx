import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { contactEmail, DELETION_SUBJECT, deletionMailHref } from "@/lib/site";

/** By e-mail, within 30 days. */
export function DeleteAccountInstructions() {
  const address = contactEmail();
  return (
    <div className="grid max-w-[640px] gap-4 text-ink-2">
      <p>
        Send an e-mail to{" "}
        <a href={`mailto:${address}`} className="break-words font-medium text-ink link">
          {address}
        </a>{" "}
        with the subject <strong className="font-semibold text-ink">“{DELETION_SUBJECT}”</strong>, from the
        address of your account. We will delete your account and everything that belongs to it within 30 days.
      </p>
      <Button asChild className="justify-self-start">
        <a href={deletionMailHref(address)}>
          <Icon name="mail" className="size-4" />
          Write the e-mail
        </a>
      </Button>
    </div>
  );
}

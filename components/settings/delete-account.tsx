"use client";

import { Button } from "@/components/ui/button";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { deletionMailHref } from "@/lib/site";
import { Group } from "./group";
import { useSettings } from "./settings-context";

/** `contact` is an e-mail address. */
export function DeleteAccount({ contact }: { contact: string }) {
  const { isLocked } = useSettings();
  const { dialog, opener, close } = useLazyDialog(() => import("./delete-account-dialog"));
  return (
    <Group
      title="Delete Account"
      text={
        <>
          At once, or{" "}
          <a href={deletionMailHref(contact)} className="text-ink link">
            by e-mail
          </a>{" "}
          within 30 days. For a week you can restore it by signing in.
        </>
      }
      action={
        <Button size="sm" className="text-danger-text" disabled={isLocked} {...opener}>
          Delete account…
        </Button>
      }
    >
      {dialog ? <dialog.DeleteAccountDialog contact={contact} onClose={close} /> : null}
    </Group>
  );
}

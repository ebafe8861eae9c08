"use client";

import { useState } from "react";
import { dismissDialog } from "@/components/ui/back-closes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { askToLeave } from "@/components/ui/unsaved";
import { useLazy } from "@/components/ui/use-lazy";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";
import type { Copy } from "@/lib/collection/copy-schema";
import { useDraft } from "./draft";
import { EditForm } from "./edit-form";
import type { Editing } from "./editor";
import { isFormValues } from "./form-values";

type EditDialogProps = { editing: Editing; onClose: () => void };

/** Waits for the session, since the user may have left a draft. */
export function EditDialog(props: EditDialogProps) {
  const { user, isLoading } = useSession();
  const [owner, setOwner] = useState(user);
  if (!owner && user) setOwner(user);
  return isLoading && !owner ? null : <OpenDialog {...props} owner={owner} />;
}

type OpenDialogProps = EditDialogProps & { owner: SessionUser | null };

function OpenDialog({ editing, owner, onClose }: OpenDialogProps) {
  // Keeps the item as it was when the dialog opened: the card already shows what is being saved.
  const [{ item, release }] = useState(editing);
  const draft = useDraft(`game ${item.game.id}`, owner?.id, isFormValues);
  // Replaces the form while it is open.
  const [copy, setCopy] = useState<Copy | "new" | null>(null);
  const closeCopy = () => {
    setCopy(null);
    return false;
  };
  const [copyForm, loadCopyForm] = useLazy(() => import("@/components/collection/copies/copy-form"));
  const close = () => (copy ? askToLeave(closeCopy, "copy") : askToLeave(onClose, "edit"));

  return (
    <Dialog open onClose={close}>
      <DialogContent
        title={copy ? (copy === "new" ? "Add a copy" : "Change this copy") : item.game.name}
        description={copy ? item.game.name : undefined}
        place="sheet"
        className="scroll-pb-24"
        onEscapeKeyDown={(event) => {
          // Escape closes an open list of suggestions first.
          if (document.activeElement?.matches("[role=combobox][aria-expanded=true]")) event.preventDefault();
        }}
        // Focusing the first field would open the keyboard on phones.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        {copy && copyForm ? (
          <copyForm.CopyForm
            item={item}
            copy={copy === "new" ? null : copy}
            owner={owner}
            onSaved={closeCopy}
            onCancel={close}
          />
        ) : null}
        <div hidden={copy !== null && copyForm !== null}>
          <EditForm
            item={item}
            release={release}
            owner={owner}
            draft={draft}
            onSaved={() => dismissDialog(onClose)}
            onCancel={() => dismissDialog(close)}
            onEditCopy={(edited) => {
              loadCopyForm();
              setCopy(edited);
            }}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

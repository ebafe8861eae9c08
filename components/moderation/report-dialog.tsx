"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { reportFailure } from "@/components/collection/shelf-sync";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { LongTextField } from "@/components/ui/long-text-field";
import { toast } from "@/components/ui/toast-store";
import { askToLeave, useUnsaved } from "@/components/ui/unsaved";
import { api } from "@/lib/browser-api";
import { messageOf } from "@/lib/errors";
import { MAX_DETAILS, REPORT_REASONS, type ReportedKind, type ReportReason } from "@/lib/moderation/schema";

export type Reported = {
  /** The id of the profile, the list or the review's author. */
  id: string;
  /** The id of the review's game. */
  gameId?: number;
  title: string;
  /** What can be reported; the first is chosen. */
  kinds: readonly ReportedKind[];
};

const KIND_LABELS: Record<ReportedKind, string> = {
  profile: "The profile and its texts",
  avatar: "The profile picture",
  banner: "The cover photo",
  list: "The list",
  review: "The review",
};
const REASONS = Object.entries(REPORT_REASONS) as [ReportReason, string][];

type ReportDialogProps = { reported: Reported; onClose: () => void };

export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const { id, gameId, title, kinds } = reported;
  const [kind, setKind] = useState(kinds[0] ?? "profile");
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState("");
  const [isMissing, setMissing] = useState(false);
  const queryClient = useQueryClient();
  const isSending = useRef(false);
  const sending = useMutation({
    mutationFn: (chosen: ReportReason) =>
      api.post("/api/reports", {
        body: { kind, id, ...(gameId ? { gameId } : {}), reason: chosen, details },
      }),
    onSuccess: ({ isNew }) =>
      dismissDialog(() => {
        onClose();
        toast({
          title: `${isNew ? "Thank you." : "You have reported this already."} A moderator will look at it.`,
        });
      }),
    onError: (error) => void reportFailure(queryClient, error, messageOf(error)),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const question = useUnsaved("report", details.trim() !== "" && !sending.isPending);
  const isTooLong = details.trim().length > MAX_DETAILS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason || isTooLong || isSending.current) return;
    // The second press of a double click may come before the next rendering.
    isSending.current = true;
    sending.mutate(reason);
  };
  return (
    <Dialog open onClose={() => askToLeave(onClose, "report")}>
      <DialogContent
        title="Report"
        description={
          <>
            {`What is wrong with “${title}”? Only moderators see who reports it. `}
            <Link href="/rules" className="link">
              Community rules
            </Link>
          </>
        }
        place="sheet"
      >
        <form noValidate onSubmit={submit} className="grid gap-5">
          {kinds.length > 1 ? (
            <Choices
              name="report-kind"
              legend="What"
              choices={kinds.map((one) => [one, KIND_LABELS[one]])}
              value={kind}
              onChange={setKind}
            />
          ) : null}
          <Choices name="report-reason" legend="Why" choices={REASONS} value={reason} onChange={setReason} />
          {/* Input during the request would be lost. */}
          <div inert={sending.isPending}>
            <LongTextField
              id="report-details"
              label="More, if it helps"
              error={isTooLong ? "This is too long." : undefined}
              value={details}
              count={details.length}
              max={MAX_DETAILS}
              className="max-h-[200px]"
              onChange={setDetails}
            />
          </div>
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="alert" className="mr-auto text-[14px] text-danger-text empty:hidden">
              {isMissing && !reason ? "Please choose why." : null}
            </p>
            <Button type="submit" variant="primary" pending={sending.isPending} className="max-sm:grow">
              Report
            </Button>
          </div>
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}

type ChoicesProps<Value extends string> = {
  name: string;
  legend: string;
  choices: readonly (readonly [Value, string])[];
  value: Value | null;
  onChange: (value: Value) => void;
};

function Choices<Value extends string>({ name, legend, choices, value, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="field-label mb-1">{legend}</legend>
      {choices.map(([one, label]) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={one}
            checked={value === one}
            onChange={() => onChange(one)}
            className="checkbox"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

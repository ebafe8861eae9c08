"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "@/components/ui/external-link";
import { useSession } from "@/lib/auth/queries";
import { ownModerationOptions } from "@/lib/moderation/queries";
import type { OwnModeration } from "@/lib/moderation/schema";

/** What moderators have hidden, for the author; nothing for almost everyone. `contact` is an e-mail address. */
export function ModerationNote({ contact }: { contact: string }) {
  const { user } = useSession();
  const { data } = useQuery({ ...ownModerationOptions(user?.id ?? ""), enabled: user !== null });
  if (!data || (!data.suspended && data.hidden.length === 0)) return null;
  const { suspended, hidden } = data;
  return (
    <section
      aria-label="Decisions of moderators"
      className="my-5 rounded-card border border-line-strong bg-surface p-5 text-[14.5px]"
    >
      <ul className="grid gap-2">
        {suspended ? (
          <li>{`Your account is suspended: others do not see your profile and your lists. Reason: ${suspended.reason}`}</li>
        ) : null}
        {hidden.map((thing) => (
          <li key={`${thing.kind}${thing.item}`} className="[overflow-wrap:anywhere]">
            {`${hiddenText(thing)} Reason: ${thing.reason}`}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        You can answer by e-mail:{" "}
        <ExternalLink variant="plain" href={`mailto:${contact}`} className="link">
          {contact}
        </ExternalLink>
      </p>
    </section>
  );
}

function hiddenText({ kind, title }: OwnModeration["hidden"][number]): string {
  switch (kind) {
    case "profile":
      return "A moderator has hidden your profile from others.";
    case "avatar":
      return "A moderator has removed your profile picture.";
    case "banner":
      return "A moderator has removed your cover photo.";
    case "review":
      return `A moderator has hidden your review${title ? ` of ${title}` : ""} from others.`;
    case "list":
      return `A moderator has hidden your list${title ? ` “${title}”` : ""} from others.`;
  }
}

"use client";

import { type ReactNode, useState } from "react";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import { useSignedInHint } from "@/lib/auth/session-hint";

type AdultNoticeProps = {
  name: string;
  /** Shown on request. */
  children: ReactNode;
};

/** Asks before showing a game for adults, unless the user has chosen in the settings to see them. */
export function AdultNoticeClient({ name, children }: AdultNoticeProps) {
  const [isShown, setShown] = useState(false);
  const isSignedIn = useSignedInHint();
  if (isShown) return children;
  const notice = (
    <div className="wrap grid min-h-[60vh] place-content-center justify-items-center gap-4 py-20 text-center">
      <h1 className="text-4xl">For adults only</h1>
      <p className="max-w-[46ch] text-ink-2 [overflow-wrap:anywhere]">
        The games database marks “{name}” as erotic. Nothing about it is shown here unless you ask for it.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={() => setShown(true)}
          className="h-11 rounded-control border border-line bg-raised px-[18px] font-semibold text-[14.5px] hover:border-line-strong"
        >
          Show this page
        </button>
        <Link
          href="/games"
          className="grid h-11 place-items-center rounded-control bg-lamp px-[18px] font-semibold text-[14.5px] text-lamp-ink hover:brightness-105"
        >
          Back to Games
        </Link>
      </div>
    </div>
  );
  return isSignedIn ? <UnlessChosen notice={notice}>{children}</UnlessChosen> : notice;
}

function UnlessChosen({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  return useSession().user?.showAdult ? children : notice;
}

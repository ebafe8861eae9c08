"use client";

import { useState } from "react";
import { isKeyClick } from "@/components/ui/is-key-click";
import { useLazy } from "@/components/ui/use-lazy";
import type { CompanyRole } from "@/lib/companies/keys";

export type MoreCompanyGamesProps = {
  companyId: number;
  list: CompanyRole;
  offset: number;
  /** The next page's URL, for crawlers and visitors without JavaScript. */
  href: string;
};

/** A link to the next page that, with JavaScript, appends its games to this list. */
export function MoreCompanyGames({ href, ...rest }: MoreCompanyGamesProps) {
  const [Live, load] = useLazy(() =>
    import("./following-company-games").then((module) => module.FollowingCompanyGames),
  );
  const [asked, setAsked] = useState<"by key" | "by pointer" | null>(null);
  if (asked && Live) return <Live {...rest} byKeyboard={asked === "by key"} />;
  return (
    <div className="col-span-full mt-3 flex min-h-[42px] justify-center">
      <a
        href={href}
        aria-busy={asked !== null}
        onPointerEnter={load}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          load();
          setAsked(isKeyClick(event) ? "by key" : "by pointer");
        }}
        className="button button-secondary button-md aria-busy:opacity-50"
      >
        Load more games
      </a>
    </div>
  );
}

"use client";

import type { ReactNode } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { PastImports } from "./past-imports";
import { UploadCard } from "./upload-card";

/** Where an import begins, and where past ones are. */
export function ImportScreen({ guides }: { guides: ReactNode }) {
  const { user } = useSignedInPage("/import");
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="-ml-3.5">
        <Link href="/collection">
          <Icon name="arrow-left" className="size-4" />
          My Collection
        </Link>
      </Button>
      <h1 className="mt-3 text-[32px] md:text-[40px]">Import games</h1>
      <p className="mt-3 max-w-[46rem] text-ink-2">
        Bring your collection from another service or a spreadsheet. You see what we found before anything is
        written to your shelf, and you can undo the whole import for 7 days.
      </p>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 gap-6">
          <UploadCard />
          <PastImports isKnown={user !== null} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Card aria-labelledby="steam-title" className="sm:p-6">
            <h2 id="steam-title" className="text-[20px]">
              Your games are on Steam?
            </h2>
            <p className="mt-1.5 text-[14px] text-ink-2">
              No file needed: your Steam ID is enough to bring your library and your play times.
            </p>
            <Button asChild className="mt-4">
              <Link href="/collection?import=steam">
                <Icon name="download" className="size-[18px]" />
                Import from Steam
              </Link>
            </Button>
          </Card>
          {guides}
        </div>
      </div>
    </>
  );
}

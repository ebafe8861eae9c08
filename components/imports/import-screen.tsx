"use client";

import type { ReactNode } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { PageTitle } from "@/components/ui/page-title";
import { PastImports } from "./past-imports";
import { UploadCard } from "./upload-card";

/** Where an import begins, and where past ones are. */
export function ImportScreen({ guides }: { guides: ReactNode }) {
  const { user } = useSignedInPage("/import");
  return (
    <>
      <PageTitle title="Import games" back={{ label: "My Collection", href: "/collection" }} />
      <p className="mt-2 text-ink-2">
        You see what we found before anything is written, and can undo the whole import for 7 days.
      </p>
      <div className="mt-6 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_352px]">
        <div className="grid min-w-0 gap-10">
          <UploadCard />
          <PastImports isKnown={user !== null} />
        </div>
        {guides}
      </div>
    </>
  );
}

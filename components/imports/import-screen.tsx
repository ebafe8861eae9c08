"use client";

import type { ReactNode } from "react";
import { useSignedInPage } from "@/components/auth/use-signed-in-page";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { PastImports } from "./past-imports";
import { UploadCard } from "./upload-card";

/** Where an import begins, and where past ones are. */
export function ImportScreen({ guides }: { guides: ReactNode }) {
  const { user } = useSignedInPage("/import");
  return (
    <>
      <Link
        href="/collection"
        className="inline-flex h-11 items-center gap-2 text-[14px] text-ink-3 hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        My Collection
      </Link>
      <h1 className="text-[27px] min-[900px]:text-[36px]">Import games</h1>
      <p className="mt-2 text-ink-2">
        You see what we found before anything is written, and can undo the whole import for 7 days.
      </p>
      <div className="mt-6 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-10">
          <UploadCard />
          <PastImports isKnown={user !== null} />
        </div>
        {guides}
      </div>
    </>
  );
}

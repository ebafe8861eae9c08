import type { Metadata } from "next";
import { Suspense } from "react";
import { PickScreen, PickScreenSkeleton } from "@/components/collection/pick/pick-screen";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

export const metadata: Metadata = { title: "What should I play?" };

export default function Page() {
  return (
    <div className="wrap pt-1.5 pb-16 md:pt-[18px]">
      <div className="flex items-center gap-0.5 md:block">
        <Link
          href="/collection"
          className="inline-flex h-11 items-center gap-2 text-[14px] text-ink-3 hover:text-ink max-md:-ml-3 max-md:w-11 max-md:justify-center"
        >
          <Icon name="arrow-left" className="size-5 md:size-[17px]" />
          <span className="max-md:sr-only">My Collection</span>
        </Link>
        <h1 className="font-[550] font-sans text-[15px] text-ink-2 leading-none tracking-normal md:mt-3 md:text-ink-3">
          What should I play?
        </h1>
      </div>
      <Suspense fallback={<PickScreenSkeleton />}>
        <PickScreen />
      </Suspense>
    </div>
  );
}

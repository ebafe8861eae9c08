import type { Metadata } from "next";
import { Suspense } from "react";
import { PickScreen, PickScreenSkeleton } from "@/components/collection/pick/pick-screen";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

export const metadata: Metadata = { title: "What should I play?", robots: { index: false } };

export default function Page() {
  return (
    <div className="wrap py-8 md:py-10">
      <Button asChild variant="ghost" size="sm" className="-ml-3.5">
        <Link href="/collection">
          <Icon name="arrow-left" className="size-4" />
          My Collection
        </Link>
      </Button>
      <h1 className="mt-3 text-[32px] md:text-[40px]">What should I play?</h1>
      <p className="mt-2 max-w-[40rem] text-ink-2">
        From the games on your shelf that you have not finished, with the reasons.
      </p>
      <Suspense fallback={<PickScreenSkeleton />}>
        <PickScreen />
      </Suspense>
    </div>
  );
}

import { Skeleton } from "@/components/ui/skeleton";

/** The panel's geometry while its page is on the way. */
export function AuthPanelSkeleton() {
  return (
    <div
      aria-busy="true"
      className="mx-auto grid w-full max-w-[26rem] gap-6 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-[30px] w-48" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="mt-8 h-12" />
      <Skeleton className="h-5 w-56 justify-self-center" />
    </div>
  );
}

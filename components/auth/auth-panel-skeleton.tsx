import { Skeleton } from "@/components/ui/skeleton";
import { AuthShelf } from "./auth-card";

export function AuthPanelSkeleton({ fields = 2 }: { fields?: 1 | 2 }) {
  return (
    <div aria-busy="true" className="mx-auto w-full max-w-[432px]">
      <AuthShelf />
      <div className="mx-1.5 grid gap-6 rounded-b-[20px] border border-line border-t-0 bg-surface p-6 pt-7 shadow-float sm:p-8">
        <span className="sr-only">Loading…</span>
        <Skeleton className={fields === 2 ? "h-[34px] w-48" : "h-[34px] w-64 max-w-full max-[390px]:h-16"} />
        {fields === 1 ? <Skeleton className="-mt-4 h-12" /> : null}
        <Skeleton className="h-[68px]" />
        {fields === 2 ? <Skeleton className="-mt-2 h-[68px]" /> : null}
        <Skeleton className={fields === 2 ? "mt-[73px] h-12" : "mt-10 h-12"} />
        <Skeleton className="h-[22px] w-56 justify-self-center" />
      </div>
    </div>
  );
}

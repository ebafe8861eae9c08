import { Skeleton } from "@/components/ui/skeleton";

export function ReviewSkeletons() {
  return (
    <div aria-hidden="true">
      {["one", "two", "three"].map((key) => (
        <div key={key} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 py-5">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-4 w-2/5 self-center" />
          <Skeleton className="col-start-2 mt-2 h-4 w-11/12 max-w-[66ch]" />
          <Skeleton className="col-start-2 mt-2 h-4 w-3/5 max-w-[40ch]" />
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from "@/components/ui/skeleton";
import { SERVICE_NAMES, SERVICES } from "@/lib/status/service-status";
import { FactRow, OverallFrame, ServiceFrame, ServiceList } from "./status-frames";

/** The page before the first response, with the same layout. */
export function StatusSkeleton() {
  return (
    <div aria-busy="true">
      <OverallFrame status="loading" title="Checking the services…" text="This takes a moment." />
      <ServiceList>
        {SERVICES.map((service) => (
          <li key={service}>
            <ServiceFrame
              service={service}
              name={SERVICE_NAMES[service]}
              health={<Skeleton className="h-4 w-24" />}
              message={<Skeleton className="my-1 h-4 w-64 max-w-full" />}
              facts={
                <>
                  <FactRow label="Last updated">
                    <div className="grid h-[42px] content-evenly justify-items-end">
                      <Skeleton className="h-3.5 w-16" />
                      <Skeleton className="h-2.5 w-32" />
                    </div>
                  </FactRow>
                  <FactRow label="Ping">
                    <Skeleton className="mt-1 ml-auto h-3.5 w-14" />
                  </FactRow>
                </>
              }
            >
              <div className="flex h-11 items-center">
                <Skeleton className="h-3.5 w-28" />
              </div>
            </ServiceFrame>
          </li>
        ))}
      </ServiceList>
    </div>
  );
}

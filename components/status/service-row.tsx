"use client";

import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { formatCount, plural } from "@/lib/format-count";
import {
  NO_PING,
  type ServiceComponent,
  type ServiceStatus,
  type ShownEntry,
} from "@/lib/status/service-status";
import { LastUpdated } from "./last-updated";
import { FactRow, ServiceFrame, StatusSign } from "./status-frames";
import { STATUS_TONES } from "./status-tones";

export function ServiceRow({ entry }: { entry: ShownEntry }) {
  const { service, name, status, message, lastUpdated, ping, components, lastKnown } = entry;
  return (
    <ServiceFrame
      service={service}
      name={name}
      health={<Health status={status} />}
      message={<p>{message}</p>}
      facts={
        <>
          {lastUpdated ? (
            <FactRow label="Last updated">
              <LastUpdated date={lastUpdated} />
            </FactRow>
          ) : null}
          {ping === NO_PING ? null : (
            <FactRow label="Ping">
              <span className="text-ink tabular-nums">{formatCount(ping)} ms</span>
            </FactRow>
          )}
          {lastKnown?.lastUpdated ? (
            <FactRow label="Last known">
              <span className={STATUS_TONES[lastKnown.status].text}>
                {STATUS_TONES[lastKnown.status].label}
              </span>
              <LastUpdated date={lastKnown.lastUpdated} />
            </FactRow>
          ) : null}
        </>
      }
    >
      {components.length > 0 ? <Components components={components} /> : null}
    </ServiceFrame>
  );
}

function Health({ status }: { status: ServiceStatus }) {
  const { label, text } = STATUS_TONES[status];
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-[14px]", text)}>
      <StatusSign status={status} className="size-[18px]" />
      {label}
    </span>
  );
}

function Components({ components }: { components: ServiceComponent[] }) {
  return (
    <details className="group">
      <summary className="flex h-11 w-fit list-none items-center gap-2 text-[14px] text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {plural(components.length, "component")}
        <Icon
          name="chevron-down"
          className="size-4 text-ink-3 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="grid gap-3 pt-1 pb-3">
        {components.map(({ name, status, description }) => (
          <li key={name} className="flex gap-2.5 text-[14px]">
            <StatusSign status={status} className="mt-0.5 size-[18px]" />
            <div className="min-w-0">
              <p className="font-medium leading-snug">
                {name}{" "}
                <span className={cn("ml-1 font-normal text-[13px]", STATUS_TONES[status].text)}>
                  {STATUS_TONES[status].label}
                </span>
              </p>
              <p className="text-ink-3 leading-snug">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

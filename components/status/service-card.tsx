"use client";

import { cn } from "@/components/ui/cn";
import { formatCount, plural } from "@/lib/format-count";
import {
  NO_PING,
  type ServiceComponent,
  type ServiceStatus,
  type ShownEntry,
} from "@/lib/status/service-status";
import { LastUpdated } from "./last-updated";
import { CardFrame, FactRow, StatusSign } from "./status-frames";
import { STATUS_TONES } from "./status-tones";

export function ServiceCard({ entry }: { entry: ShownEntry }) {
  const { service, name, status, message, lastUpdated, ping, components, lastKnown } = entry;
  return (
    <CardFrame
      service={service}
      name={name}
      badge={<StatusBadge status={status} />}
      message={<p>{message}</p>}
    >
      <dl>
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
      </dl>
      {components.length > 0 ? <Components components={components} /> : null}
    </CardFrame>
  );
}

function StatusBadge({ status }: { status: ServiceStatus }) {
  const { label, text } = STATUS_TONES[status];
  return (
    <span
      className={cn(
        "inline-flex h-[26px] items-center gap-1.5 rounded-md bg-raised px-2.5 font-semibold text-[12px] leading-none",
        text,
      )}
    >
      <StatusSign status={status} className="-ml-1 size-4" />
      {label}
    </span>
  );
}

function Components({ components }: { components: ServiceComponent[] }) {
  return (
    <details className="group">
      <summary className="flex h-11 list-none items-center justify-between rounded-md font-medium text-[14px] text-ink-2 transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        {plural(components.length, "component")}
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="size-4 transition-transform duration-150 group-open:rotate-180"
        >
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      <ul className="grid gap-3 pt-1 pb-3">
        {components.map(({ name, status, description }) => (
          <li key={name} className="flex gap-2.5 text-[14px]">
            <StatusSign status={status} className="mt-0.5 size-[18px]" />
            <div className="min-w-0">
              <p className="font-medium text-ink leading-snug">
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

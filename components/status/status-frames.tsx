import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { ServiceStatus, ShownService } from "@/lib/status/service-status";
import { STATUS_TONES } from "./status-tones";

const ROLES: Readonly<Record<ShownService, string>> = {
  supabase: "Accounts, shelves and pictures",
  igdb: "The catalogue of games",
  steam: "Achievements, players and imports",
  cloudflare: "The bot check at sign-in",
};

type OverallFrameProps = { status: ServiceStatus; title: string; text: string };

/** The overall health, announced to screen readers when it changes. */
export function OverallFrame({ status, title, text }: OverallFrameProps) {
  return (
    <section aria-label="Overall status" className="flex min-h-16 items-center gap-4 max-md:min-h-24">
      <StatusSign status={status} className="size-11" />
      <div role="status" className="min-w-0">
        <p className="font-[650] font-display text-[20px] leading-tight tracking-[-.02em] md:text-[24px]">
          {title}
        </p>
        <p className="mt-1 text-ink-2 leading-snug">{text}</p>
      </div>
    </section>
  );
}

/** A different sign for each health, so that colour is not needed. */
export function StatusSign({ status, className }: { status: ServiceStatus; className?: string }) {
  const { text, path } = STATUS_TONES[status];
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cn("relative shrink-0", text, className)}>
      <circle cx="12" cy="12" r="11" className="fill-current opacity-15" />
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function ServiceList({ children }: { children: ReactNode }) {
  return (
    <ul aria-label="Services" className="mt-6 divide-y divide-line border-line border-t md:mt-8">
      {children}
    </ul>
  );
}

type ServiceFrameProps = {
  service: ShownService;
  name: string;
  health: ReactNode;
  message: ReactNode;
  /** Rows of a term and its value. */
  facts: ReactNode;
  /** The parts of the service. */
  children: ReactNode;
};

/** A service: what it is and how it does at the left, when that was read at the right. */
export function ServiceFrame({ service, name, health, message, facts, children }: ServiceFrameProps) {
  return (
    <article
      aria-labelledby={`status-${service}`}
      className="grid gap-x-10 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_280px]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 id={`status-${service}`} className="text-[19px]">
            {name}
          </h2>
          {health}
        </div>
        <p className="mt-1 text-[14px] text-ink-3">{ROLES[service]}</p>
        <div className="mt-2.5 min-h-6 text-ink-2 leading-6">{message}</div>
        {children}
      </div>
      <dl className="grid content-start gap-y-2">{facts}</dl>
    </article>
  );
}

export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-[14px] leading-[22px]">
      <dt className="whitespace-nowrap text-ink-3">{label}</dt>
      <dd className="min-h-[22px] text-right text-ink-2">{children}</dd>
    </div>
  );
}

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

type BannerFrameProps = { status: ServiceStatus; title: string; text: string };

/** The overall health, announced to screen readers when it changes. */
export function BannerFrame({ status, title, text }: BannerFrameProps) {
  const tone = STATUS_TONES[status];
  return (
    <section
      aria-label="Overall status"
      className={cn(
        "relative flex min-h-[112px] md:min-h-[104px] items-center gap-4 overflow-hidden rounded-card border border-line bg-surface px-5 py-5 md:gap-5 md:px-7",
        tone.text,
      )}
    >
      {/* The tone's own light, from the side where the sign stands. */}
      <span
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(60%_160%_at_0%_50%,currentColor,transparent_70%)] opacity-10 transition-colors duration-200"
      />
      <StatusSign status={status} className="size-11 md:size-12" />
      <div role="status" className="relative min-w-0">
        <p className="font-display font-semibold text-[18px] text-ink leading-tight tracking-[-.01em] md:text-[24px]">
          {title}
        </p>
        <p className="mt-1 text-[14.5px] text-ink-2 leading-snug md:text-[15px]">{text}</p>
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

export function CardGrid({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul
      aria-label="Services"
      className={cn(
        "mt-4 grid items-start gap-4",
        count > 3 ? "md:grid-cols-2 xl:grid-cols-4" : "lg:grid-cols-3",
      )}
    >
      {children}
    </ul>
  );
}

type CardFrameProps = {
  service: ShownService;
  name: string;
  badge: ReactNode;
  message: ReactNode;
  children: ReactNode;
};

export function CardFrame({ service, name, badge, message, children }: CardFrameProps) {
  return (
    <article
      aria-labelledby={`status-${service}`}
      className="rounded-card border border-line bg-surface px-5 pt-5 pb-2"
    >
      <div className="flex min-h-[26px] items-center justify-between gap-3">
        <h2 id={`status-${service}`} className="text-[20px]">
          {name}
        </h2>
        {badge}
      </div>
      <p className="mt-1.5 text-[13.5px] text-ink-3">{ROLES[service]}</p>
      <div className="mt-4 min-h-6 text-[15px] text-ink-2 leading-6 lg:max-xl:min-h-12">{message}</div>
      <div className="mt-4 border-line border-t pt-2">{children}</div>
    </article>
  );
}

export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2 text-[14px] leading-[22px]">
      <dt className="whitespace-nowrap text-ink-3">{label}</dt>
      <dd className="min-h-[22px] text-right text-ink-2">{children}</dd>
    </div>
  );
}

"use client";

import { useSyncExternalStore } from "react";
import { countdownTo } from "@/lib/games/countdown";
import { formatReleaseDate } from "@/lib/games/format";
import { ReleaseLine } from "./release-line";

const TICK_MS = 1000;

/** Ticks with the clock's seconds rather than every 1000 ms, so that no second is skipped. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    timer = setTimeout(
      () => {
        listener();
        tick();
      },
      TICK_MS - (Date.now() % TICK_MS),
    );
  };
  tick();
  return () => clearTimeout(timer);
}
const readSecond = () => Math.floor(Date.now() / TICK_MS);
const serverSecond = () => null;

export type ReleaseCountdownProps = {
  /** ISO date. */
  releaseDate: string;
};

export function Countdown(props: ReleaseCountdownProps) {
  const second = useSyncExternalStore(subscribe, readSecond, serverSecond);
  return <CountdownAt {...props} now={second === null ? null : second * TICK_MS} />;
}

/** @param now in ms; null on the server */
export function CountdownAt({ releaseDate, now }: ReleaseCountdownProps & { now: number | null }) {
  const left = now === null ? null : countdownTo(releaseDate, now);
  const when = formatReleaseDate(releaseDate);
  if (now !== null && !left) {
    return (
      <>
        <ReleaseLine verb="Released" when={when} />
        <p className="grid h-[68px] content-center font-[650] font-display text-[26px]">Out now</p>
      </>
    );
  }
  const units = left && [
    { label: left.days === 1 ? "day" : "days", value: String(left.days) },
    { label: left.hours === 1 ? "hour" : "hours", value: pad(left.hours) },
    { label: left.minutes === 1 ? "minute" : "minutes", value: pad(left.minutes) },
    { label: left.seconds === 1 ? "second" : "seconds", value: pad(left.seconds) },
  ];
  return (
    <>
      <ReleaseLine verb="Releases" when={when} />
      {/* `timer` is not announced by itself; screen readers read it on demand. */}
      <div role="timer" aria-label="Time until release" className="flex h-[68px] gap-2 md:gap-2.5">
        {units?.map(({ label, value }) => (
          <span
            key={label.replace(/s$/, "")}
            className="grid w-[72px] animate-fade-in place-content-center rounded-control border border-line bg-ground/60 text-center"
          >
            <span className="font-[650] font-display text-[26px] text-ink leading-none tabular-nums">
              {value}{" "}
            </span>
            <span className="mt-1.5 text-[13px] text-ink-2 leading-none">{label} </span>
          </span>
        ))}
      </div>
    </>
  );
}

const pad = (value: number) => String(value).padStart(2, "0");

import type { ComponentProps, ReactNode } from "react";
import { LogoMark } from "@/components/page/logo-mark";

/** Height of the caption, which covers keep clear of. */
export const CAPTION_PX = 84;

type GalleryFrameProps = ComponentProps<"section"> & {
  note?: ReactNode;
  /** At the caption's right. */
  control?: ReactNode;
};

export function GalleryFrame({ note, control, children, ...props }: GalleryFrameProps) {
  return (
    <section
      aria-labelledby="gallery-title"
      className="needs-script group/gallery relative isolate -mb-20 h-[calc(100svh-57px)] min-h-[420px] touch-pan-y select-none overflow-clip md:h-[calc(100svh-65px)]"
      {...props}
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[radial-gradient(62%_78%_at_50%_-6%,var(--glow-warm),transparent_72%),radial-gradient(70%_90%_at_4%_100%,var(--glow-cool),transparent_74%),radial-gradient(60%_80%_at_100%_90%,var(--glow-cool),transparent_74%)]"
      />
      {children}
      <div
        style={{ height: CAPTION_PX }}
        className="pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-40% from-ground to-transparent"
      >
        <div className="wrap flex h-full items-center justify-between gap-4">
          <div className="min-w-0">
            <h1 id="gallery-title" className="text-[20px] md:text-[24px]">
              Gallery
            </h1>
            <p className="mt-0.5 text-[13px] text-ink-2 leading-snug md:text-[14px]">
              {note ?? "The better the rating, the larger the cover."}
            </p>
          </div>
          <div className="pointer-events-auto">{control}</div>
        </div>
      </div>
    </section>
  );
}

/** The spec's loading text, in Czech. */
export function GalleryLoading() {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-5 pb-20"
    >
      <LogoMark className="size-14 animate-shimmer" />
      <p lang="cs" className="text-[16px] text-ink-2">
        Načítání her…
      </p>
    </div>
  );
}

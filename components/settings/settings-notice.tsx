import type { ReactNode } from "react";

/** A sticky notice about all settings. */
export function SettingsNotice({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="sticky top-20 z-20 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong bg-raised p-5 shadow-float"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-[14px] text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}

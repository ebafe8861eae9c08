import type { ReactNode } from "react";

/** Stands above the settings and says what is the matter with all of them. */
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
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong bg-raised p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-[14px] text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}

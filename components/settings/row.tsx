import type { ReactNode } from "react";

type RowProps = { title: string; text?: ReactNode; note?: ReactNode; children?: ReactNode };

/** A name with its value, and what can be done about it at the right. */
export function Row({ title, text, note, children }: RowProps) {
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-2.5">
      <div className="min-w-0 flex-1 basis-40 max-[479px]:basis-full">
        <h3 className="font-[550] font-sans text-[15px] leading-normal tracking-normal">{title}</h3>
        {text ? <div className="text-[14px] text-ink-2 [overflow-wrap:anywhere]">{text}</div> : null}
        {note ? <p className="text-[14px] text-ink-3">{note}</p> : null}
      </div>
      {children}
    </div>
  );
}

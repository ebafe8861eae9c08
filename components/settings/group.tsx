import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";

type GroupProps = {
  title: string;
  text?: ReactNode;
  /** Whether only screen readers get title and text: always, or on phones, where the fields follow each other without a line. */
  hideTitle?: "always" | "phone";
  /** Whether the title is the section's name, which on phones is already the page's title. */
  isSectionName?: boolean;
  /** In the row of the title. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A part of a section, below a hairline. */
export function Group({ title, text, hideTitle, isSectionName, action, children }: GroupProps) {
  const id = useId();
  const isFlat = hideTitle !== undefined;
  return (
    <section
      aria-labelledby={id}
      className={cn(
        "first:pt-3 min-[900px]:border-line min-[900px]:border-t min-[900px]:py-8 min-[900px]:first:border-0",
        !isFlat && "border-line border-t py-6 first:border-0",
      )}
    >
      <div
        className={cn(
          "flex flex-wrap items-center justify-between gap-x-6 gap-y-3",
          isFlat && "max-[899px]:sr-only",
          hideTitle === "always" && "sr-only",
        )}
      >
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className={cn("mb-1 text-[19px]", isSectionName && "max-[899px]:sr-only")}>
            {title}
          </h2>
          {text ? <p className="text-[14px] text-ink-2">{text}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";

export type SettingsCardProps = {
  /** Anchor of links to the card; its heading gets `<id>-title`. */
  id: string;
  title: string;
  description?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function SettingsCard({ id, title, description, className, children }: SettingsCardProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className={cn("scroll-mt-24 sm:p-6", className)}>
      <h2 id={`${id}-title`} className="text-[20px]">
        {title}
      </h2>
      {description ? <p className="mt-1.5 text-[14px] text-ink-2">{description}</p> : null}
      <div className="mt-4">{children}</div>
    </Card>
  );
}

import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

export type AccountCardProps = { title: string; text: ReactNode; children: ReactNode };

/** One thing of an account that can be changed, as it stands among the settings. */
export function AccountCard({ title, text, children }: AccountCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="sm:p-6">
      <h2 id={titleId} className="text-[20px]">
        {title}
      </h2>
      <p className="mt-1.5 max-w-[36rem] text-[14px] text-ink-2">{text}</p>
      {children}
    </Card>
  );
}

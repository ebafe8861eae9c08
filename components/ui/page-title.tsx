import type { ReactNode } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";
import { Link, type LinkProps } from "./link";

export type PageTitleProps = {
  title: ReactNode;
  /** One line about the page, not shown on phones: "128 games · 41 completed". */
  figures?: ReactNode;
  /** The way back: above the title, on phones an arrow before it. */
  back?: { label: string } & Pick<LinkProps, "href" | "onNavigate">;
  /** The actions: text, raised, at most one amber, then ⋯. */
  children?: ReactNode;
  className?: string;
};

/** The first row of a page. */
export function PageTitle({ title, figures, back, children, className }: PageTitleProps) {
  return (
    <div className={cn("page-title", className)}>
      {back ? (
        <Link href={back.href} onNavigate={back.onNavigate} className="page-back">
          <Icon name="arrow-left" className="size-[18px]" />
          <span className="max-md:sr-only">{back.label}</span>
        </Link>
      ) : null}
      <h1>{title}</h1>
      {figures ? <p>{figures}</p> : null}
      {children ? <div>{children}</div> : null}
    </div>
  );
}

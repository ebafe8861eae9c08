import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export type TextSection = { id: string; title: string; body: ReactNode };

type TextPageProps = {
  title: string;
  /** A line above the title: the kind of text, or its date. */
  kicker?: ReactNode;
  lead: ReactNode;
  /** Between the title and the text. */
  figure?: ReactNode;
  sections: readonly TextSection[];
  children?: ReactNode;
  /** Shows a table of contents, beside the text on wide screens. */
  hasContents?: boolean;
};

/** A page of text in sections. */
export function TextPage({ title, kicker, lead, figure, sections, hasContents, children }: TextPageProps) {
  return (
    <article className="wrap pt-6 md:pt-12">
      <header className="max-w-[736px]">
        {kicker ? <p className="mb-2 text-[14px] text-ink-3">{kicker}</p> : null}
        <h1 className="text-[30px] md:text-[46px]">{title}</h1>
        <p className="mt-4 text-[17px] text-ink-2 leading-relaxed">{lead}</p>
      </header>
      {figure}
      <div
        className={cn(
          "mt-10 md:mt-14",
          hasContents && "lg:grid lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-16",
        )}
      >
        {hasContents ? <Contents sections={sections} /> : null}
        <div className="grid max-w-[736px] gap-12 md:gap-14">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id} className="prose">
              <h2 id={id} className="text-[22px]">
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
      {children}
    </article>
  );
}

function Contents({ sections }: Pick<TextPageProps, "sections">) {
  return (
    <nav aria-labelledby="contents-title" className="mb-10 self-start lg:sticky lg:top-24 lg:mb-0">
      <h2 id="contents-title" className="caption">
        On this page
      </h2>
      <ol className="mt-1.5 grid text-[14.5px] max-lg:sm:grid-cols-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="contents-link">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

type SubpageHeaderProps = { parent: { name: string; path: string }; title: string; className?: string };

/** The title of a page that belongs to another one, below the link to that. */
export function SubpageHeader({ parent, title, className = "" }: SubpageHeaderProps) {
  return (
    <header className={`pt-8 md:pt-10 ${className}`}>
      <p>
        <Link
          href={parent.path}
          className="inline-flex items-center gap-1.5 text-ink-2 underline-offset-4 hover:text-ink hover:underline"
        >
          <Icon name="arrow-left" className="size-4 shrink-0" />
          {parent.name}
        </Link>
      </p>
      <h1 className="mt-3 text-[24px] [overflow-wrap:anywhere] md:text-[28px]">{title}</h1>
    </header>
  );
}

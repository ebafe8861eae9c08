import { Button } from "@/components/ui/button";

/** In place of what only IGDB has. A plain link, so that it loads the page again, also without scripts. */
export function PartialNotice({ href }: { href: string }) {
  return (
    <section className="grid justify-items-start gap-4" aria-labelledby="partial-notice">
      <h2 id="partial-notice" className="text-[22px]">
        The rest of this page is unavailable at the moment
      </h2>
      <p className="max-w-[60ch] text-ink-2">
        Its texts, pictures and related games come from IGDB, which is not responding. You can still add the
        game to your collection.
      </p>
      <Button asChild>
        <a href={href}>Try again</a>
      </Button>
    </section>
  );
}

import { ExternalLink } from "@/components/ui/external-link";

const PARTNERS = [
  { name: "Vercel", what: "Static hosting", href: "https://vercel.com" },
  { name: "Supabase", what: "Edge backend", href: "https://supabase.com" },
  { name: "IGDB", what: "Games database", href: "https://www.igdb.com" },
] as const;

export function PoweredBy() {
  return (
    <section aria-labelledby="powered-title" className="wrap pt-24 text-center md:pt-32">
      <h2 id="powered-title" className="font-medium font-sans text-[14px] text-ink-3 tracking-normal">
        Powered by
      </h2>
      <ul className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-5 sm:gap-x-12">
        {PARTNERS.map(({ name, what, href }) => (
          <li key={name}>
            <ExternalLink href={href} variant="plain" className="group block">
              <span className="block font-bold font-display text-[22px] text-ink-2 tracking-[-0.02em] transition-colors group-hover:text-ink">
                {name}
              </span>
              <span className="text-[13px] text-ink-3">{what}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

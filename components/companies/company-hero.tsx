import type { ReactNode } from "react";
import { CoverImage } from "@/components/games/cover-image";
import { ServiceLinks } from "@/components/games/service-links";
import { Link } from "@/components/ui/link";
import type { Company } from "@/lib/companies/company";

const LOGO_WIDTH_PX = 284;
const LOGO_HEIGHT_PX = 160;

export function CompanyHero({ company }: { company: Company }) {
  return (
    <header className="wrap grid gap-x-10 gap-y-5 pt-6 md:grid-cols-[auto_minmax(0,1fr)] md:pt-10">
      <LogoPlate company={company} />
      <div className="min-w-0">
        <h1 className="text-[30px] md:text-[46px] [overflow-wrap:anywhere]">{company.name}</h1>
        <CompanyFacts company={company} />
        {company.description ? (
          <p className="mt-5 max-w-[68ch] text-base/relaxed text-ink-2 md:text-[17px]">
            {company.description}
          </p>
        ) : null}
        <div className="mt-3">
          <ServiceLinks websites={company.websites} igdbUrl={company.igdbUrl} />
        </div>
      </div>
    </header>
  );
}

/** Logos are drawn for dark backgrounds, so the plate is dark in both themes. Without a logo, the name's first letter. */
function LogoPlate({ company: { name, logoUrl } }: { company: Company }) {
  return (
    <div className="relative grid aspect-[16/9] w-[min(100%,240px)] place-items-center overflow-hidden rounded-card bg-[oklch(0.225_0.016_275)] max-md:max-w-48 md:w-[240px] md:self-start">
      <span aria-hidden="true" className="font-display text-[64px] text-plate-ink/25 leading-none">
        {logoUrl ? null : [...name][0]}
      </span>
      {logoUrl ? (
        <span className="absolute inset-[14%] [&>img]:object-contain">
          <CoverImage
            src={logoUrl}
            alt={`Logo of ${name}`}
            width={LOGO_WIDTH_PX}
            height={LOGO_HEIGHT_PX}
            priority
          />
        </span>
      ) : null}
    </div>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const { country, founded, status, parent } = company;
  if (!country && !founded && !status && !parent) return null;
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      {country ? <Fact term="Country">{country}</Fact> : null}
      {founded ? <Fact term="Founded">{founded}</Fact> : null}
      {status ? <Fact term="Status">{`${status[0]?.toUpperCase()}${status.slice(1)}`}</Fact> : null}
      {parent ? (
        <Fact term="Part of">
          <Link href={parent.path} className="link">
            {parent.name}
          </Link>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[13px] text-ink-3">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

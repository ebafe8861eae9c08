import { permanentRedirect } from "next/navigation";
import { COMPANY_MESSAGES } from "@/app/(site)/company/company-messages";
import { CompanyGames } from "@/components/companies/company-games";
import { CompanyHero } from "@/components/companies/company-hero";
import { CompanyListPage } from "@/components/companies/company-list-page";
import { metadataOrNone, missing, pageOrMessage } from "@/components/page/page-or-message";
import { companyListPath, parseCompanyRoute } from "@/lib/companies/company-route";
import { getCompany } from "@/lib/companies/get-company";
import { getCompanyGames } from "@/lib/companies/get-company-games";
import { companyMetadata } from "@/lib/companies/metadata";
import { parseGameId } from "@/lib/games/game-id";

export const ensureStatic = "navigation";
/** No placeholder: with one, a failed read would be cached for half an hour, and a 404 sent as 200. */
export const instant = false;

type Props = PageProps<"/company/[slug]/[id]/[[...list]]">;

/** No company has this id: the build makes a 404 of it and reads no upstream. */
export function generateStaticParams() {
  return [{ slug: "~", id: "0", list: [] }];
}

async function readPage({ params }: Props) {
  const { slug, id: text, list = [] } = await params;
  const route = parseCompanyRoute(list) ?? missing();
  const id = parseGameId(text);
  const company = (id && (await getCompany(id))) || missing();
  return { company, route, slug };
}

export async function generateMetadata(props: Props) {
  return metadataOrNone(async () => {
    const { company, route } = await readPage(props);
    return companyMetadata(company, route);
  });
}

export default async function CompanyPage(props: Props) {
  return pageOrMessage(COMPANY_MESSAGES, () => renderCompany(props));
}

async function renderCompany(props: Props) {
  const { company, route, slug } = await readPage(props);
  if (slug !== company.slug) {
    permanentRedirect(route === "top" ? company.path : companyListPath(company, route.role, route.page));
  }
  if (route !== "top") {
    const games = await getCompanyGames(company.id, route.role, route.offset);
    if (games.games.length === 0) missing();
    return <CompanyListPage company={company} route={route} games={games} />;
  }
  const [developed, published] = await Promise.all([
    getCompanyGames(company.id, "developed", 0),
    getCompanyGames(company.id, "published", 0),
  ]);
  return (
    <article>
      <CompanyHero company={company} />
      <CompanyGames company={company} list="developed" page={developed} />
      <CompanyGames company={company} list="published" page={published} />
    </article>
  );
}

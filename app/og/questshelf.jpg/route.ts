import { getSiteCard } from "@/lib/cards/site-card";
import { anyone, route, routes } from "@/lib/http/route";

/** The site's own social card. With GET as its only export, Next draws it once, during the build. */
export const { GET } = routes({
  GET: route({ access: anyone, limit: "none" }, async () => {
    const image = await getSiteCard();
    return new Response(new Uint8Array(image), { headers: { "Content-Type": "image/jpeg" } });
  }),
});

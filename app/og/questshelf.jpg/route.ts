import { getSiteCard } from "@/lib/cards/site-card";

/** The card of the site itself: drawn once, while the app is built. */
export async function GET() {
  const image = await getSiteCard();
  return new Response(new Uint8Array(image), { headers: { "Content-Type": "image/jpeg" } });
}

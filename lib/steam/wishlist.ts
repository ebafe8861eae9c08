import "server-only";
import { z } from "zod";
import { requestSteam, type SteamRead } from "./request-steam";

const answerSchema = z.object({
  response: z.object({ items: z.array(z.object({ appid: z.number().int().positive() })).default([]) }),
});

/** App ids. Steam has the same answer for an empty, a private and an unknown account's wishlist: none. @throws as `requestSteam` */
export async function fetchWishlist(steamId: string, read: SteamRead): Promise<number[]> {
  const { response } = await requestSteam("IWishlistService/GetWishlist/v1", {
    params: { steamid: steamId },
    schema: answerSchema,
    needsKey: false,
    ...read,
  });
  return [...new Set(response.items.map(({ appid }) => appid))];
}

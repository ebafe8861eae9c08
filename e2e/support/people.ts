import type { APIRequestContext } from "playwright/test";
import { expect, FROM_OWN_PAGE } from "./fixtures";

export type Person = { id: string; username: string };

export async function personOf(request: APIRequestContext): Promise<Person> {
  const { user } = await (await request.get("/api/session")).json();
  return { id: user.id, username: user.username };
}

export const follow = async (request: APIRequestContext, { id }: Person) =>
  expect(await request.put(`/api/people/${id}/follow`, { headers: FROM_OWN_PAGE })).toBeOK();

import { readApi, writeApi } from "@/lib/browser-api";
import { type Feed, feedSchema, type NewFeed, newFeedSchema } from "./feed-schema";

const PATH = "/api/calendar-feed";

export function fetchFeed(signal: AbortSignal): Promise<Feed> {
  return readApi(PATH, feedSchema, { signal });
}

export function renewFeed(): Promise<NewFeed> {
  return writeApi("POST", PATH, undefined, newFeedSchema);
}

export function deleteFeed(): Promise<Feed> {
  return writeApi("DELETE", PATH, undefined, feedSchema);
}

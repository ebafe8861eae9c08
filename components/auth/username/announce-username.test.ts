import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { currentToast } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { profileChannel } from "@/lib/tab-channel";
import { announceUsername } from "./announce-username";

const user = { id: "me", email: "me@example.test", username: null };

test("shows a new username in the session, a toast and other tabs", async () => {
  const client = new QueryClient();
  client.setQueryData(authKeys.session, { user });
  const heard = vi.fn();
  const stop = profileChannel.onChange(heard);
  announceUsername(client, "me", "keeper");
  expect(client.getQueryData(authKeys.session)).toEqual({ user: { ...user, username: "keeper" } });
  expect(currentToast()?.description).toBe("You are keeper.");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  stop();
});

test("leaves the session of another user, who has signed in meanwhile, unchanged", () => {
  const client = new QueryClient();
  client.setQueryData(authKeys.session, { user: { ...user, id: "other" } });
  announceUsername(client, "me", "keeper");
  expect(client.getQueryData(authKeys.session)).toEqual({ user: { ...user, id: "other" } });
});

import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { currentToast } from "@/components/ui/toast-store";
import { announceMove } from "./undo-statuses";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [1, "Portal is as it was"],
  [0, "The status has been changed since."],
])("reports whether the former status was restored: %i", async (restored, description) => {
  vi.stubGlobal("fetch", async () => Response.json({ restored }));
  announceMove(new QueryClient(), "Portal", "completed", [[1, "want", null]]);
  currentToast()?.action?.onSelect();
  await expect.poll(() => currentToast()?.description).toBe(description);
});

import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { currentToast } from "@/components/ui/toast-store";
import { undoAction } from "./undo-action";

it("undoes once, and offers it again after a failure", async () => {
  const undo = vi.fn(async () => "It is back");
  undo.mockRejectedValueOnce(new Error("offline"));
  const { onSelect } = undoAction(new QueryClient(), {
    alternative: "add it again",
    undo,
    failure: "Failed",
  });
  onSelect();
  await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: "Error", description: "Failed" }));
  expect(currentToast()?.action?.altText).toBe("To undo this, press F8 and choose Undo, or add it again.");
  currentToast()?.action?.onSelect();
  onSelect();
  await vi.waitFor(() =>
    expect(currentToast()).toMatchObject({ title: "Success", description: "It is back" }),
  );
  onSelect();
  expect(undo).toHaveBeenCalledTimes(2);
});

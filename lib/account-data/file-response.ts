import "server-only";
import { log } from "@/lib/log";
import type { DataFile } from "./data-file";

/**
 * Streams a download. A failure before its second piece, that is, before any rows, is thrown and becomes an error answer; a
 * later one aborts the transfer, so that half a file is not taken for a whole one.
 */
export async function fileResponse({ name, type, pieces }: DataFile): Promise<Response> {
  const begun = [await pieces.next(), await pieces.next()];
  const encoder = new TextEncoder();
  let isStopped = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = begun.shift() ?? (await pieces.next());
        if (isStopped) return;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        if (isStopped) return;
        log.warn("account_data_broke_off", { error });
        controller.error(error);
      }
    },
    async cancel() {
      isStopped = true;
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
}

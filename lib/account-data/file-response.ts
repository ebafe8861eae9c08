import "server-only";
import { log } from "@/lib/log";

type DataFile = { name: string; type: string; pieces: AsyncGenerator<string> };

/**
 * A file to be saved, sent while it is read. What fails before its second piece (so: before anything of the database's was
 * sent) is thrown and can still be told; what fails later breaks the transfer off, so that nobody takes half for the whole.
 */
export async function fileResponse({ name, type, pieces }: DataFile): Promise<Response> {
  const begun = [await pieces.next(), await pieces.next()];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = begun.shift() ?? (await pieces.next());
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.warn("account_data_broke_off", { error });
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
}

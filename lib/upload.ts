import type { z } from "zod";
import { readAnswer } from "./browser-api";

type UploadOptions = {
  /** Aborts after so long without progress or an answer. */
  stalledMs: number;
  /** Receives the share that was sent, 0–1. */
  onProgress: (share: number) => void;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** By `XMLHttpRequest`, because `fetch` reports no upload progress. @throws {AppError} as `writeApi` */
export async function uploadApi<T>(
  method: "POST" | "PUT",
  path: string,
  body: Blob | FormData,
  schema: z.ZodType<T>,
  { stalledMs, onProgress, headers = {}, signal }: UploadOptions,
): Promise<T> {
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), stalledMs);
  };
  const upload = new Promise<Response>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader("Retry-After");
      const answered = new Headers(retryAfter === null ? {} : { "Retry-After": retryAfter });
      resolve(new Response(request.responseText, { status: request.status, headers: answered }));
    };
    signal?.addEventListener("abort", () => request.abort());
    request.onerror = request.onabort = () => reject(new TypeError("The upload got no answer."));
    wait();
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
  return upload
    .finally(() => clearTimeout(stalled))
    .then((response) => readAnswer(response).then((answer) => schema.parse(answer)));
}

import { readAnswer } from "./browser-api";
import { BUILD_HEADER } from "./build-time";

type UploadOptions = {
  /** Aborts after so long without progress or an answer. */
  stalledMs: number;
  /** Receives the share that was sent, 0–1. */
  onProgress: (share: number) => void;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** By `XMLHttpRequest`, because `fetch` reports no upload progress. @throws {AppError} as `api` */
export async function uploadApi<Answer>(
  method: "POST" | "PUT",
  href: string,
  body: Blob | FormData,
  { stalledMs, onProgress, headers = {}, signal }: UploadOptions,
): Promise<Answer> {
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
      const headers = new Headers();
      for (const name of ["Retry-After", BUILD_HEADER]) {
        const value = request.getResponseHeader(name);
        if (value !== null) headers.set(name, value);
      }
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    signal?.addEventListener("abort", () => request.abort());
    request.onerror = request.onabort = () => reject(new TypeError("The upload got no answer."));
    wait();
    request.open(method, href);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
  return upload.finally(() => clearTimeout(stalled)).then((response) => readAnswer<Answer>(response));
}

import { BUILD_TIME } from "@/lib/build-time";
import { anyone, route, routes } from "@/lib/http/route";
import { OFFLINE_PAGE } from "@/lib/offline/offline-page";
import { offlineWorker } from "@/lib/offline/worker";

/** Differs in each build, so that the browser replaces the worker. */
const WORKER = `(${offlineWorker.toString()})(${JSON.stringify(BUILD_TIME)}, ${JSON.stringify(OFFLINE_PAGE)})`;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    { access: anyone, limit: "none" },
    async () =>
      new Response(WORKER, {
        headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
      }),
  ),
});

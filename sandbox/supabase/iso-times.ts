const POSTGRES_TIME = /"(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d)"/g;

/** Lite formats times like Postgres (`2026-11-20 11:35:09+00`), hosted Supabase as ISO 8601. */
export async function withIsoTimes(answer: Response): Promise<Response> {
  if (!answer.headers.get("Content-Type")?.includes("json")) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete("Content-Length");
  return new Response(text === "" ? null : text.replace(POSTGRES_TIME, '"$1T$2:00"'), {
    status: answer.status,
    headers,
  });
}

import { confirm } from "@/lib/auth/confirm";
import { personalRoute } from "@/lib/auth/personal-route";
import { confirmSchema } from "@/lib/auth/schema";
import { AppError } from "@/lib/errors";

const leadTo = (path: string) => new Response(null, { status: 303, headers: { Location: path } });

/** Where a mail's link arrives. It ends on a page in any case: the one who clicked it is a person. */
export const GET = personalRoute(async (request) => {
  const query = confirmSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return leadTo("/auth?problem=link");
  try {
    await confirm(query.data);
  } catch (error) {
    const away = error instanceof AppError && error.status >= 500;
    return leadTo(away ? "/auth?problem=away" : "/auth?problem=link");
  }
  return leadTo("/");
});

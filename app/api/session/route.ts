import { personalRoute } from "@/lib/auth/personal-route";
import { readSession } from "@/lib/auth/read-session";
import { json } from "@/lib/http/route";

export const GET = personalRoute(async () => json(await readSession()));

import { mailRoute } from "@/app/api/auth/mail-route";
import { requestRecovery } from "@/lib/auth/request-mail";
import { otherMethods } from "@/lib/http/other-methods";

export const POST = mailRoute("recovery", requestRecovery);

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");

import { mailRoute } from "@/app/api/auth/mail-route";
import { resendConfirmation } from "@/lib/auth/request-mail";
import { otherMethods } from "@/lib/http/other-methods";

export const POST = mailRoute("confirmation", resendConfirmation);

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");

import { z } from "zod";
import { isStorable } from "@/lib/storable-text";
import { isPasswordTooLong, PASSWORD_TOO_LONG } from "./password";
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH, USERNAME_PATTERN, USERNAME_TOO_SHORT } from "./username";

const EMAIL_MAX_LENGTH = 254;
/** Cloudflare's limit. */
const CAPTCHA_TOKEN_MAX_LENGTH = 2048;

export const CAPTCHA_MISSING = "Please complete the CAPTCHA verification";

const email = z
  .string({ error: "Please enter your e-mail." })
  .trim()
  .max(EMAIL_MAX_LENGTH, "The e-mail is too long.")
  .pipe(z.email("Please enter a valid e-mail."));
const passwordOr = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .refine((password) => !isPasswordTooLong(password), PASSWORD_TOO_LONG);
const password = passwordOr("Please enter a password.");
const captchaToken = z.string().max(CAPTCHA_TOKEN_MAX_LENGTH, "The CAPTCHA token is too long.").default("");

const credentials = { email, password, captchaToken };

export const usernameSchema = z
  .string()
  .min(USERNAME_MIN_LENGTH, `${USERNAME_TOO_SHORT}.`)
  .max(USERNAME_MAX_LENGTH, "Username must be at most 20 characters.")
  .regex(USERNAME_PATTERN, "Username may have letters, digits and underscores only.");

export const signInSchema = z.strictObject(credentials);
export type SignIn = z.infer<typeof signInSchema>;

export const signUpSchema = z.strictObject({ ...credentials, username: usernameSchema });
export type SignUp = z.infer<typeof signUpSchema>;

export const mailRequestSchema = z.strictObject({ email, captchaToken });
export type MailRequest = z.infer<typeof mailRequestSchema>;

export const newPasswordSchema = z.strictObject({ password });

export const changePasswordSchema = z.strictObject({
  currentPassword: passwordOr("Please enter your current password."),
  password,
  captchaToken,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** Without a password, a mail's link must have begun the session recently. */
export const deletionConfirmationSchema = z.strictObject({
  password: password.optional(),
  captchaToken,
});
export type DeletionConfirmation = z.infer<typeof deletionConfirmationSchema>;

/** ISO. */
export type Deletion = { deletesAt: string };

export const changeEmailSchema = z.strictObject({ email });

export type EmailState = { email: string; newEmail: string | null };

export const usernameChoiceSchema = z.strictObject({ username: usernameSchema });

/** Not strict: mail services add parameters of their own. */
export const mailLinkSchema = z.object({
  token_hash: z.string().min(1).max(500).refine(isStorable),
  type: z.enum(["signup", "email", "recovery", "email_change", "magiclink", "invite"]),
});
export type MailLink = z.infer<typeof mailLinkSchema>;

/** `first-of-two`: the link at the other address must confirm the new e-mail, too. */
export type Confirmed = { step: "signed-in" | "recovery" | "first-of-two" | "email-changed"; email: string };

export type BotCheckConfig = { siteKey: string; scriptUrl: string };

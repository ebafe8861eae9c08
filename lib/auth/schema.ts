import { z } from "zod";
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH, USERNAME_PATTERN, USERNAME_TOO_SHORT } from "./username";

/** Longer ones are refused by GoTrue, after it has hashed for a while. */
const PASSWORD_MAX_LENGTH = 72;
const EMAIL_MAX_LENGTH = 254;
/** Cloudflare's limit for a token. */
const CAPTCHA_TOKEN_MAX_LENGTH = 2048;

export const CAPTCHA_MISSING = "Please complete the CAPTCHA verification";

const credentials = {
  email: z
    .string({ error: "Please enter your e-mail." })
    .trim()
    .max(EMAIL_MAX_LENGTH, "The e-mail is too long.")
    .pipe(z.email("Please enter a valid e-mail.")),
  password: z
    .string({ error: "Please enter a password." })
    .min(1, "Please enter a password.")
    .max(PASSWORD_MAX_LENGTH, "The password may have 72 characters at most."),
  captchaToken: z.string().max(CAPTCHA_TOKEN_MAX_LENGTH, "The CAPTCHA token is too long.").default(""),
};

export const usernameSchema = z
  .string()
  .min(USERNAME_MIN_LENGTH, `${USERNAME_TOO_SHORT}.`)
  .max(USERNAME_MAX_LENGTH, "Username must be at most 20 characters.")
  .regex(USERNAME_PATTERN, "Username may have letters, digits and underscores only.");

export const signInSchema = z.strictObject(credentials);
export type SignIn = z.infer<typeof signInSchema>;

export const signUpSchema = z.strictObject({ ...credentials, username: usernameSchema });
export type SignUp = z.infer<typeof signUpSchema>;

/** The query of a link in a mail. */
export const confirmSchema = z.object({
  token_hash: z.string().min(1).max(500),
  type: z.enum(["signup", "email", "recovery", "email_change", "magiclink", "invite"]),
});
export type Confirmation = z.infer<typeof confirmSchema>;

export const availabilitySchema = z.object({ available: z.boolean() });

import type { PageMessages } from "@/components/page/page-or-message";
import { ProfileNotFound } from "@/components/profile/profile-not-found";
import ProfileErrorPage from "./error";

export const PROFILE_MESSAGES: PageMessages = { notFound: <ProfileNotFound />, failed: ProfileErrorPage };

import { ServiceIcon } from "@/components/games/service-icon";
import type { Social } from "@/lib/profile/profile-fields";

/** IGDB's `website_types` of the services, and GitHub, which it does not know. */
const SERVICES: Record<Social, number | "github"> = {
  github: "github",
  steam: 13,
  instagram: 8,
  twitter: 5,
  playstation: 23,
  xbox: 22,
};

/** The sign of a service where a person can have a name. */
export function SocialIcon({ social }: { social: Social }) {
  return <ServiceIcon service={SERVICES[social]} />;
}

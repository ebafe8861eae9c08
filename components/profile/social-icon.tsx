import { ServiceIcon } from "@/components/games/service-icon";
import type { Social } from "@/lib/profile/profile-fields";

/** IGDB's `website_types` of the services, plus GitHub, which IGDB does not have. */
const SERVICES: Record<Social | "website", number | "github"> = {
  github: "github",
  steam: 13,
  instagram: 8,
  twitter: 5,
  playstation: 23,
  xbox: 22,
  website: 1,
};

export function SocialIcon({ social }: { social: keyof typeof SERVICES }) {
  return <ServiceIcon service={SERVICES[social]} />;
}

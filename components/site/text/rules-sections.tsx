import { ExternalLink } from "@/components/ui/external-link";
import { contactEmail } from "@/lib/site";
import type { TextSection } from "./text-page";

/** In plain words, and short: users read them in the dialog of a report. */
export function rulesSections(): TextSection[] {
  const contact = contactEmail();
  return [
    {
      id: "rules",
      title: "What you show to others",
      body: (
        <ul>
          <li>Your own words about games. You may be harsh about a game, and not about its players.</li>
          <li>No insults, no threats, no hate against people for who they are.</li>
          <li>No personal data of others: addresses, phone numbers, private messages, photos.</li>
          <li>No sexual pictures, and none of real violence.</li>
          <li>No advertising, no links to pirated games, cheats or malware.</li>
          <li>Nothing that is against the law.</li>
          <li>Hide how a story ends, so that others can find out for themselves.</li>
        </ul>
      ),
    },
    {
      id: "report",
      title: "If something breaks the rules",
      body: (
        <p>
          Choose “Report” in the menu of the profile, the list or the review. You can report a thing once, and
          20 things a day. A person looks at each report; the number of reports decides nothing. The author
          does not learn who has reported. Choose “Block” to no longer see someone in your feed, in reviews,
          likes, searches and lists of people, nor be seen by them there.
        </p>
      ),
    },
    {
      id: "decisions",
      title: "What happens then",
      body: (
        <p>
          A moderator may hide a review, a list or a profile, remove a picture, or suspend an account, which
          hides all that it shows to others. The author keeps everything on their shelf, sees the reason in
          their settings, and can answer by e-mail to{" "}
          <ExternalLink variant="plain" href={`mailto:${contact}`} className="link">
            {contact}
          </ExternalLink>
          . If we were wrong, we show it again.
        </p>
      ),
    },
    {
      id: "new-accounts",
      title: "New accounts",
      body: (
        <p>
          In its first day, an account can follow 50 people and publish five reviews. In its first week, web
          addresses in its reviews are not links. These limits keep bots away.
        </p>
      ),
    },
  ];
}

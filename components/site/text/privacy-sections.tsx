import { ExternalLink } from "@/components/ui/external-link";
import { contactEmail } from "@/lib/site";
import { type Fact, FactList } from "./fact-list";
import { TextLink } from "./text-link";
import type { TextSection } from "./text-page";

const COLLECTED: readonly Fact[] = [
  {
    term: "E-mail address",
    text: "To sign you in, and to send the e-mails that you ask for: a confirmation, a new password, a change of address. We send no newsletters.",
  },
  {
    term: "Username",
    text: "The name that others see. With it, if you add them: a profile picture, a cover photo, a few words about yourself, a website, your names on other networks, your Steam ID, and what you choose in your settings.",
  },
  {
    term: "Usage data",
    text: "What every request to a website brings with it: its time, the page, your network address and the name of your browser. It keeps the service running and free of abuse. There are no analytics, no advertisements and no trackers.",
  },
  {
    term: "Game collection data",
    text: "The games on your shelf and what you note about them: status, rating, hours, dates, notes; your lists of games and your favourites; your reviews. Which reviews and lists you like. Whom you follow, and whom you have blocked. After an import from Steam also how long you played each game, and which of your Steam games it is.",
  },
  {
    term: "Reports",
    text: "What you report to our moderators, with your reason and your words. Only moderators see that it was you. If they decide against something of yours, we store the decision and its reason, which you can read in your settings.",
  },
];

const STORED: readonly Fact[] = [
  {
    term: "questshelf-session",
    text: "A cookie with your session. It is set when you sign in and deleted when you log out; scripts cannot read it.",
  },
  {
    term: "questshelf-recovery",
    text: "A cookie for half an hour, set by the link in a “forgot password” e-mail: it lets you choose a new password.",
  },
  {
    term: "questshelf-signed-in",
    text: "A cookie beside the session, set and deleted with it. It says that a user is signed in here, but not which, so that the header does not jump while it loads.",
  },
  {
    term: "questshelf-view",
    text: "In the browser’s local storage: whether you see lists as a grid or as rows.",
  },
  {
    term: "questshelf-theme",
    text: "In the local storage: the theme that you have chosen, light or dark.",
  },
  {
    term: "questshelf-name",
    text: "In the local storage, while you are signed in: your username, so that your own profile does not jump while it loads.",
  },
  {
    term: "questshelf-splash",
    text: "For as long as the tab is open: that you have seen the opening screen.",
  },
  {
    term: "questshelf-confirmation-sent-to",
    text: "For as long as the tab is open, until you go on: the e-mail address to which a confirmation was sent.",
  },
  {
    term: "questshelf-add-after-login",
    text: "For as long as the tab is open, until you have logged in: the game that you wanted to add.",
  },
  {
    term: "questshelf-username-later",
    text: "For as long as the tab is open: that you want to choose your username later.",
  },
  {
    term: "questshelf-shelf-choice",
    text: "For as long as the tab is open: whether lists hide the games of your shelf, or show no others.",
  },
  {
    term: "questshelf-reloaded-for",
    text: "For as long as the tab is open: the version of the website for which the page was last reloaded.",
  },
  {
    term: "questshelf-review-…",
    text: "In the local storage, one for each review that you have not saved yet: what you have typed, under your user ID and the game. It is deleted when you save or discard the review, and when you log out.",
  },
  {
    term: "questshelf-currency",
    text: "In the local storage: the currency in which you last entered what a game cost.",
  },
  {
    term: "questshelf-draft",
    text: "For as long as the tab is open, at most until you edit a game again: what you were typing about a game when another tab logged you out, if you then choose to log in again.",
  },
];

const OTHERS: readonly Fact[] = [
  {
    term: "Supabase",
    text: "Stores accounts, profiles, shelves and pictures for us, and sends our e-mails. Passwords are stored as a hash, from which they cannot be recovered.",
  },
  {
    term: "Vercel",
    text: "Runs the website, and therefore sees each request to it.",
  },
  {
    term: "IGDB (Twitch)",
    text: "Is our source of data about games. Our server sends it nothing about you. Covers and screenshots come to your browser straight from IGDB’s image server, which sees your network address as any website does.",
  },
  {
    term: "Steam (Valve)",
    text: "Receives your Steam ID only when you enter it, import a library or look at your own achievements. Icons of achievements come straight from Valve’s servers.",
  },
  {
    term: "Cloudflare Turnstile",
    text: "Checks for robots when you sign in or up, request an e-mail or change your password. It examines your browser for that. Other pages do not load it.",
  },
  {
    term: "YouTube",
    text: "Shows a trailer, without cookies, once you press play. Before that, nothing is loaded from it.",
  },
];

const KEPT: readonly Fact[] = [
  {
    term: "Your account",
    text: "Until you delete it: a week after you have done so in your settings, or within 30 days of your e-mail. Your username stays reserved for a year, without anything else about you.",
  },
  {
    term: "What you remove or change",
    text: "Can be restored with “Undo” for one hour. After that it is deleted for good the next time any user changes something.",
  },
  {
    term: "Former usernames",
    text: "For one year after a change: old links lead to your profile, and no other user can take the name. After that, others can.",
  },
  {
    term: "Replaced pictures",
    text: "The old file is deleted as soon as the new one is in its place. Copies in browsers, and in caches on the way to them, go within a day.",
  },
  {
    term: "Counters against abuse",
    text: "How many requests came from a network address, in the server’s memory, for one minute.",
  },
  {
    term: "Logs",
    text: "What failed and when, without the contents of your shelf. The platform that runs the website deletes its logs on its own schedule.",
  },
];

/** The privacy policy; describes what the code does, so change it with the code. */
export function privacySections(): readonly TextSection[] {
  const address = contactEmail();
  return [
    {
      id: "collect",
      title: "What we collect",
      body: (
        <>
          <p>
            You can look at games, release dates and public profiles without telling us anything. When you
            create an account, we collect your <strong>e-mail address</strong>, your <strong>username</strong>
            , <strong>usage data</strong> and <strong>game collection data</strong>.
          </p>
          <FactList facts={COLLECTED} />
        </>
      ),
    },
    {
      id: "public",
      title: "What others can see",
      body: (
        <>
          <p>
            Your profile is public from the moment you choose a username. Anybody can see your username,
            pictures, words about yourself, website and names on other networks, and the games on your shelf
            with their status and your rating and the dates on which you added, started and finished them,
            your public lists and reviews, and whom you follow and who follows you, as far as their profiles
            are public, too. Your followers see the same in their feeds. In your settings you can add hours,
            plays and copies or hide sections, leave your profile out of searches, or hide it from everyone.
          </p>
          <p>
            <strong>Only you</strong> can see your e-mail address, notes, Steam ID and, unless you show them,
            hours, plays and copies, whom you have blocked, and whether you see games for adults only. A game
            that you imported and gave no status yet is neither listed nor counted for others, unless you
            choose “Show imported games on my profile” in your settings. This is enforced in the database
            itself, not only in the website.
          </p>
          <p>
            If you create a <strong>secret address</strong> for your calendar app, anyone with the address
            sees which games you want to play and when they come out, and nothing else. We store only a hash
            of it. You can renew it or turn it off in the calendar at any time.
          </p>
        </>
      ),
    },
    {
      id: "use",
      title: "What we use it for",
      body: (
        <>
          <p>
            To show your shelf to you and your profile to others, and to keep the service safe. That is all:
          </p>
          <ul>
            <li>We do not sell data, and we do not lend it out.</li>
            <li>We show no advertisements and build no profiles of your interests.</li>
            <li>We do not read your notes.</li>
          </ul>
        </>
      ),
    },
    {
      id: "cookies",
      title: "Cookies and your browser",
      body: (
        <>
          <p>
            You get a cookie when you sign in, and one more when you have forgotten your password. The other
            things stay in your browser and are never sent to us. None of them is used for tracking, which is
            why no banner asks you about them.
          </p>
          <FactList facts={STORED} />
        </>
      ),
    },
    {
      id: "others",
      title: "Who else is involved",
      body: (
        <>
          <p>Questshelf uses services of other companies. Each receives only what it needs:</p>
          <FactList facts={OTHERS} />
        </>
      ),
    },
    {
      id: "retention",
      title: "How long we keep it",
      body: <FactList facts={KEPT} />,
    },
    {
      id: "rights",
      title: "Your data is yours",
      body: (
        <>
          <ul>
            <li>
              <strong>Take it with you:</strong> “Export your data” in your{" "}
              <TextLink href="/settings/data">settings</TextLink> gives you everything we hold about you, as
              JSON and as CSV, and your shelf in the formats of other services.
            </li>
            <li>
              <strong>Correct it:</strong> you can change or empty all of your profile and shelf yourself.
            </li>
            <li>
              <strong>Have it deleted:</strong> see{" "}
              <TextLink href="/delete-account">how to delete your account</TextLink>.
            </li>
            <li>
              <strong>Ask, or complain:</strong> write to us. If you live in the European Union, you may also
              turn to your data protection authority.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "children",
      title: "Children",
      body: (
        <p>
          Questshelf is not for users under 13. We do not knowingly collect data of children; if you learn
          that a child has given us some, write to us and we will delete it.
        </p>
      ),
    },
    {
      id: "security",
      title: "Security",
      body: (
        <p>
          Everything travels encrypted. Each request to the database runs with your own rights, so that a
          mistake in the website cannot show your private data to another person. Uploaded pictures are drawn
          anew, which removes hidden information such as the place where a photo was taken.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes and contact",
      body: (
        <>
          <p>
            When the product changes what it does with data, this page changes with it, and so does the date
            above.
          </p>
          <p>
            Questions? Write to{" "}
            <a href={`mailto:${address}`} className="break-words text-ink link">
              {address}
            </a>
            . The data of games comes from <ExternalLink href="https://www.igdb.com">IGDB</ExternalLink>.
          </p>
        </>
      ),
    },
  ];
}

import { Icon } from "@/components/ui/icon";

const FEATURES = [
  {
    title: "Discover Games",
    text: "A vast database of thousands of titles to add to your collection.",
    icon: "compass",
  },
  {
    title: "Track Progress",
    text: "Mark the games you have finished and build your collection.",
    icon: "circle-check",
  },
  {
    title: "Connect",
    text: "View other gamers’ profiles, collections and preferences.",
    icon: "users-round",
  },
] as const;

export function Features() {
  return (
    <section aria-labelledby="features-title" className="wrap pt-24 md:pt-32">
      <h2 id="features-title" className="text-center text-[clamp(1.7rem,3.4vw,2.6rem)]">
        Everything You Need
      </h2>
      <ul className="mt-10 grid gap-4 md:mt-12 md:grid-cols-3 md:gap-5">
        {FEATURES.map(({ title, text, icon }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-6 md:p-7">
            <Icon name={icon} className="size-7 stroke-[1.75] text-lamp-text" />
            <h3 className="mt-5 text-[20px]">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

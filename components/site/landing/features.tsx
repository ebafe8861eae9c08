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
      <ul className="mt-10 grid gap-8 md:mt-12 lg:grid-cols-3 lg:gap-12">
        {FEATURES.map(({ title, text, icon }) => (
          <li key={title} className="grid grid-cols-[24px_1fr] gap-x-5">
            <Icon name={icon} className="row-span-2 mt-0.5 size-6 text-lamp-text" />
            <h3 className="text-[19px]">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

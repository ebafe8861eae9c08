import { type MouseEvent, type Ref, useCallback } from "react";
import { FollowButton } from "@/components/people/follow-button";
import type { PersonRef } from "@/components/people/use-people-write";
import { closeByLink, dismissDialog } from "@/components/ui/back-closes";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import type { PaletteGroup, PaletteOption } from "./palette-groups";

const PERSON_ROW = "h-12";

type PaletteOptionsProps = {
  id: string;
  groups: PaletteGroup[];
  /** The key of the active option; the field keeps the focus. */
  active: string | undefined;
  onClose: () => void;
};

/** A listbox of links and buttons, in groups. Signed-in users reach the buttons that follow people by Tab. */
export function PaletteOptions({ id, groups, active, onClose }: PaletteOptionsProps) {
  const { user } = useSession();
  const options = groups.flatMap((group) => group.options);
  const people = user ? options.flatMap(({ person }) => person ?? []) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={cn(
        "relative min-h-0 overflow-y-auto overscroll-contain px-2 pb-2",
        options.length > 0 && "flex-1",
      )}
    >
      <div id={id} role="listbox" aria-label="Results">
        {groups.map(({ label, options: ofGroup }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
            <span
              id={`${id}-group-${index}`}
              className="block px-3 pt-3.5 pb-1.5 font-semibold text-[13px] text-ink-3"
            >
              {label}
            </span>
            {ofGroup.map((option) => (
              <Option
                key={option.key}
                id={`${id}-${options.indexOf(option)}`}
                option={option}
                isActive={option.key === active}
                className={cn(option.person && PERSON_ROW, option.person && user && "pr-28")}
                onClose={onClose}
              />
            ))}
          </div>
        ))}
      </div>
      {people.length > 0 ? <FollowButtons people={people} /> : null}
    </div>
  );
}

/** Beside the last options, outside the listbox: an option contains no other control. */
function FollowButtons({ people }: { people: PersonRef[] }) {
  const ids = people.map(({ id }) => id);
  return (
    <div className="relative">
      <ul
        aria-label="Follow"
        className="pointer-events-none absolute right-1 bottom-0 [&_button]:pointer-events-auto"
      >
        {people.map((person) => (
          <li key={person.id} className={cn(PERSON_ROW, "flex items-center justify-end")}>
            <FollowButton person={person} ids={ids} size="sm" variant="secondary" isNamed />
          </li>
        ))}
      </ul>
    </div>
  );
}

type OptionProps = {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  className: string;
  onClose: () => void;
};

function Option({ id, option: { target, content, isStale }, isActive, className, onClose }: OptionProps) {
  const keepInView: Ref<HTMLElement> = useCallback((element: HTMLElement | null) => {
    element?.scrollIntoView({ block: "nearest" });
  }, []);
  const props = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    ref: isActive ? keepInView : undefined,
    className: cn(
      "flex w-full items-center gap-3 rounded-[10px] px-3 py-1.5 text-left text-ink transition-opacity duration-150 hover:bg-raised aria-selected:bg-raised",
      isStale && "opacity-60",
      className,
    ),
  } as const;
  if ("run" in target) {
    const run = () =>
      dismissDialog(() => {
        onClose();
        target.run();
      });
    return (
      <button type="button" {...(props as object)} onClick={run}>
        {content}
      </button>
    );
  }
  const close = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => closeByLink(currentTarget, onClose);
  const { href, load } = target;
  if (load === undefined) {
    return (
      <Link {...(props as object)} href={href} onClick={close}>
        {content}
      </Link>
    );
  }
  return (
    <a {...(props as object)} href={href} {...(load === "login" ? { "data-login": "" } : {})}>
      {content}
    </a>
  );
}

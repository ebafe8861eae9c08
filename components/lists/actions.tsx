import { Icon } from "@/components/ui/icon";
import { island } from "@/components/ui/island";
import { MoreButton } from "@/components/ui/more-button";
import type { Action } from "./action";

const ActionsMenu = island(() => import("./actions-menu").then((module) => module.ActionsMenu), {
  fallback: <MoreButton />,
});

type ActionsProps = {
  actions: readonly Action[];
  /** On phones a menu, elsewhere a row for each. */
  as: "menu" | "rows";
};

/** What can be done with a list. */
export function Actions({ actions, as }: ActionsProps) {
  if (as === "menu") return <ActionsMenu actions={actions} />;
  return actions.map(({ icon, label, tone, isForUsers, href, onSelect }) => {
    const className = `${isForUsers ? "hidden [[data-user]_&]:flex" : "flex"} min-h-[44px] w-full items-center gap-3 text-left hover:text-lamp-text ${tone ? "text-danger-text" : ""}`;
    const content = (
      <>
        <Icon name={icon} className={tone ? "size-[18px]" : "size-[18px] text-ink-2"} />
        {label}
      </>
    );
    return href ? (
      <a key={label} href={href} className={className}>
        {content}
      </a>
    ) : (
      <button key={label} type="button" onClick={onSelect} className={className}>
        {content}
      </button>
    );
  });
}

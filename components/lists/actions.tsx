import { Icon, type IconName } from "@/components/ui/icon";
import { MenuItem, MoreMenu } from "@/components/ui/menu-or-sheet";

export type Action = { icon: IconName; label: string; tone?: "danger" } & (
  | { onSelect: () => void; href?: undefined }
  /** A plain link: the router would show the page from before the last change. */
  | { href: string; onSelect?: undefined }
);

type ActionsProps = {
  actions: readonly Action[];
  /** On phones a menu, elsewhere a row for each. */
  as: "menu" | "rows";
};

/** What can be done with a list. */
export function Actions({ actions, as }: ActionsProps) {
  if (as === "menu") {
    return (
      <MoreMenu>
        {actions.map(({ label, ...props }) => (
          <MenuItem key={label} linkAs="a" {...props}>
            {label}
          </MenuItem>
        ))}
      </MoreMenu>
    );
  }
  return actions.map(({ icon, label, tone, href, onSelect }) => {
    const className = `flex min-h-[44px] w-full items-center gap-3 text-left hover:text-lamp-text ${tone ? "text-danger-text" : ""}`;
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

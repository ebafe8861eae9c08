import { CollectionButtonClient } from "./collection-button-client";
import { LoginToAdd } from "./login-to-add";
import type { CollectionButtonProps } from "./shelf-buttons";

/** Adds a game to the shelf, shows and changes its status, removes it. */
export function CollectionButton(props: CollectionButtonProps) {
  return (
    <CollectionButtonClient {...props}>
      <LoginToAdd path={props.game.path} className={props.className} />
    </CollectionButtonClient>
  );
}

import { NotFoundMessage } from "@/components/page/not-found-message";

export function GameNotFound() {
  return (
    <NotFoundMessage
      title="Game not found"
      text="There is no game at this address. It may have been removed from the catalogue, or the link is mistyped."
    />
  );
}

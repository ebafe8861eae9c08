import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { MessagePage } from "./message-page";

export function NotFoundMessage() {
  return (
    <MessagePage
      title="Page not found"
      text="Nothing stands at this place on the shelf. The games are one step away."
    >
      <Button asChild variant="primary">
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}

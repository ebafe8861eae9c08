import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { MessagePage } from "./message-page";

type NotFoundMessageProps = { title?: string; text?: string };

export function NotFoundMessage({
  title = "Page not found",
  text = "This spot on the shelf is empty. The games are one step away.",
}: NotFoundMessageProps) {
  return (
    <MessagePage title={title} text={text}>
      <Button asChild variant="primary">
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}

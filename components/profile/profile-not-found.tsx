import { MessagePage } from "@/components/page/message-page";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { contactEmail } from "@/lib/site";
import { OwnVisibility } from "./islands";

export function ProfileNotFound() {
  return (
    <MessagePage
      title="Profile not found"
      text="This user does not exist."
      smallPrint={<OwnVisibility visibility="private" contact={contactEmail()} />}
    >
      <Button asChild variant="primary">
        <Link href="/games">Back to Games</Link>
      </Button>
    </MessagePage>
  );
}

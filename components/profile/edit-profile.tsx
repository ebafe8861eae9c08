"use client";

import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";

export function EditProfile({ username }: { username: string }) {
  const { user } = useSession();
  if (user?.username !== username) return null;
  return (
    <Button asChild variant="primary">
      <Link href="/settings">Edit profile</Link>
    </Button>
  );
}

"use client";

import { useState } from "react";
import { QueryProvider } from "@/components/ui/query-provider";
import { AccountCard } from "./account-card";
import { ChangePasswordForm } from "./change-password-form";

/** Changes the password of who is signed in. */
export function ChangePasswordCard() {
  const [changes, setChanges] = useState(0);
  return (
    <AccountCard
      title="Password"
      text="After a change you stay signed in here, and are signed out everywhere else."
    >
      <QueryProvider>
        {/* A new form for each change that was made: nothing of a password stays in it. */}
        <ChangePasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      </QueryProvider>
    </AccountCard>
  );
}

"use client";

import { useState } from "react";
import { ChangePasswordForm } from "./change-password-form";
import { SettingsCard } from "./settings-card";

export function ChangePasswordCard() {
  const [changes, setChanges] = useState(0);
  return (
    <SettingsCard
      id="change-password"
      title="Password"
      description="After a change you stay signed in here, and are signed out everywhere else."
    >
      {/* A new form after each change, so that no password remains in it. */}
      <ChangePasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </SettingsCard>
  );
}

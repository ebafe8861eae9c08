"use client";

import { ThemeChoice } from "@/components/page/theme-choice";
import { Switch } from "@/components/ui/switch";
import { changedFields } from "@/components/ui/use-form";
import { currentTheme } from "@/lib/theme";
import { useHydrated } from "@/lib/use-hydrated";
import { Group } from "./group";
import { Row } from "./row";
import { useSettings } from "./settings-context";
import { SettingsForm } from "./settings-form";
import { useSettingsForm } from "./use-settings-form";

export function AppearanceSection() {
  const { person, isLocked } = useSettings();
  const saved = { showAdult: person?.profile.showAdult ?? false };
  const form = useSettingsForm({ saved, changesOf: changedFields });
  return (
    <SettingsForm label="Appearance" form={form}>
      <Group title="Appearance" isSectionName>
        <div className="mt-3.5">
          <Row title="Theme" text="On this device, at once">
            <ThemeChoice name="settings-theme" {...(useHydrated() ? { current: currentTheme() } : {})} />
          </Row>
          <Switch
            label="Show games for adults only"
            text="Otherwise searches only count erotic games, and the pages of these games ask first. By turning this on you confirm that you are 18 or older. Only you can see this choice."
            isOn={form.values.showAdult}
            disabled={isLocked}
            onChange={(on) => form.set({ showAdult: on })}
          />
        </div>
      </Group>
    </SettingsForm>
  );
}

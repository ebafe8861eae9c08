import { LongTextField } from "@/components/ui/long-text-field";
import { ABOUT_MAX_LENGTH } from "@/lib/profile/profile-fields";
import { countCharacters } from "@/lib/storable-text";

/** The counter is shown from this length on. */
const COUNTER_FROM = 800;

export type AboutFieldProps = {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (about: string) => void;
};

export function AboutField(props: AboutFieldProps) {
  return (
    <LongTextField
      {...props}
      id="settings-about"
      label="About you"
      hint="A few words for the top of your profile"
      count={countCharacters(props.value)}
      max={ABOUT_MAX_LENGTH}
      countFrom={COUNTER_FROM}
      className="max-h-[18rem] bg-surface"
    />
  );
}

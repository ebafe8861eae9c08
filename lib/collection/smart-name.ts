import { countCharacters, isVisibleText } from "@/lib/storable-text";

export const SMART_NAME_MAX_LENGTH = 100;
export const SMART_NAME_RULE = "Enter a name with up to 100 characters.";
export const SMART_NAME_TAKEN = "You already have a smart list with this name.";

/** The name of a smart list as stored; "" when it is invalid. */
export function toSmartName(typed: string): string {
  const name = typed.replace(/\s+/g, " ").trim();
  return isVisibleText(name) && countCharacters(name) <= SMART_NAME_MAX_LENGTH ? name : "";
}

"use client";

import { ConfirmButton } from "./confirm-button";

type AddressButtonsProps = {
  onRenew: () => void;
  onTurnOff: () => void;
  /** Which of the two is running. */
  pending: "renew" | "turn off" | null;
};

/** Buttons that renew a secret address and turn it off. Both ask first, because programs that use the address stop working. */
export function AddressButtons({ onRenew, onTurnOff, pending }: AddressButtonsProps) {
  return (
    <>
      <ConfirmButton
        size="sm"
        pending={pending === "renew"}
        disabled={pending !== null}
        question={{
          title: "Renew this address?",
          text: "The old address stops working at once. Give the new one to each program that should go on reading.",
          confirm: "Renew",
          cancel: "Keep it",
        }}
        onConfirm={onRenew}
      >
        Renew address
      </ConfirmButton>
      <ConfirmButton
        size="sm"
        variant="ghost"
        pending={pending === "turn off"}
        disabled={pending !== null}
        question={{
          title: "Turn this address off?",
          text: "It stops working at once. You can create another one at any time.",
          confirm: "Turn off",
          cancel: "Keep it",
        }}
        onConfirm={onTurnOff}
      >
        Turn off
      </ConfirmButton>
    </>
  );
}

"use client";

import { ConfirmButton } from "./confirm-button";

type AddressButtonsProps = {
  onRenew: () => void;
  onTurnOff: () => void;
  /** What runs of both. */
  pending: "renew" | "turn off" | null;
};

/** Renew a secret address, or turn it off. Both ask first: programs that have the address can no longer read it. */
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

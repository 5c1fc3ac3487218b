/** Why a step of a visit is refused: of a technician of two, or with the outcomes of its lifts (R1202 to R1204). */
export const visitStepMessages = {
  liftTwice: 'This elevator has two outcomes: choose one.',
  othersStep: (who: string) => `${who} is on the way to this visit: only they or the dealer take it back.`,
} as const;

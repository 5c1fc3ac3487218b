/** The server's messages about an elevator that cannot be stored; the console's form shows the same. */
export const elevatorMessages = {
  nameTaken: 'An elevator with this name already exists.',
  dueBeforeStart: 'The due date may not be before the maintenance start date.',
  completedInFuture: 'The completed date may not be in the future.',
  completedBeforeLast: 'The completed date may not be before the last completed date.',
  changedMeanwhile: 'The elevator was changed meanwhile.',
  dealerMissing: "The list must contain the dealer's id.",
  oneEngineer: 'Only one engineer can be assigned.',
} as const;

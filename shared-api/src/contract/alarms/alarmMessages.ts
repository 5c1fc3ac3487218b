/** What is said about a person who is trapped: by the server in refusals and messages. */
export const alarmMessages = {
  placeMissing: 'Choose the lift, or write where it is.',
  /** Somebody else was first (R1305). */
  taken: (who: string) => `${who} has taken this alarm already.`,
  over: 'The people are out already.',
  notTaken: 'Nobody has taken this alarm yet.',
  joined: 'The lift of this alarm is known already.',
  inFuture: 'This time is in the future.',
  beforeReport: 'This time is before the alarm was reported.',
  wrongOrder: 'The times are not in their order.',
  noMoment: 'This has not happened yet.',
  notReleased: 'The people are not out yet.',
  noSteps: 'The first step is missing.',
  emptyStep: 'Choose who is told.',
  noPerson: 'This person does not exist.',
  reversed: 'The end must be after the start.',
  past: 'A duty that is over cannot be entered.',
  overlaps: 'This person is on call at that time already.',
  overAlready: 'This duty is over.',
  sealedAlready: 'This lift is sealed already.',
  notSealed: 'This lift is not sealed.',
  noPermit: 'Add the permit to the files of the lift first.',
  permitInFuture: 'The day of the permit is in the future.',
} as const;

/** Why what was recorded after an alarm is refused. */
export const alarmRecordMessages = { moreInjured: 'More people are injured than were trapped.' } as const;

import { checklistChanged } from './checklists/checklistChanged';

/** Why a visit cannot be planned or changed, as the server says it and the console shows it. */
export const visitMessages = {
  /** Somebody else changed it since the caller read it (R1205). */
  changed: (who: string) => `${who} has changed this visit meanwhile.`,
  changedByPlanner: 'This visit was planned again meanwhile.',
  notAllowed: (from: string, to: string) => `A visit that is ${from} cannot become ${to}.`,
  reasonMissing: 'Please give a reason.',
  pastDay: 'The day may not be in the past.',
  outsideContract: 'A visit must be on a day of its contract.',
  tooClose: (day: string) => `Another visit of one of these lifts is too close, on ${day}.`,
  windowReversed: 'The end must be after the start.',
  windowHalf: 'Give both times, or none.',
  inactiveTechnician: 'This technician is deactivated.',
  noTechnician: 'This technician does not exist.',
  tooManyTechnicians: 'A visit has at most two technicians.',
  noLifts: 'Choose at least one lift.',
  oneBuilding: 'All lifts of a visit are in one building.',
  noTicket: 'This ticket is not of a lift of this visit.',
  begun: 'A visit that is under way stays with its technician.',
  over: 'This visit is over.',
  /** Why the server has cancelled a visit. */
  liftDeleted: 'Its last elevator was deleted.',
  contractEnded: 'Its contract has ended.',
  contractDeleted: 'Its contract was deleted.',
  outcomeMissing: 'Say of each lift whether it was maintained.',
  undoTooLate: 'A visit can be undone within a day only.',
  absenceOverlaps: 'This technician is already absent on one of these days.',
  absenceReversed: 'The last day may not be before the first.',
  weekWithoutWork: 'At least one day of the week must be a working day.',
  republicDay: 'Republic Day',
  independenceDay: 'Independence Day',
  gandhiJayanti: 'Gandhi Jayanti',
  doubleDay: (day: string) => `Only one entry may be for ${day}.`,
  boardTooLong: 'The board shows at most 31 days.',
  spreadTooLong: 'At most 31 days can be spread at once.',
  /** Among the visits of one change. */
  twiceMoved: (visit_id: number) => `Visit ${visit_id} is named twice.`,
  /** Somebody else has answered an item of a checklist (R1254). */
  answered: (who: string) => `${who} has answered this item meanwhile.`,
  checklistChanged,
  noSuchItem: 'This item is not on the checklist.',
  limitsReversed: 'The lower limit may not be above the upper one.',
  onlyValues: 'Only a value has limits and a unit.',
  /** What Done still needs of a lift (R1255). */
  notAnswered: (item: string) => `Not answered: ${item}`,
  photoMissing: (item: string) => `A photo is missing: ${item}`,
  alreadyAnswered: 'This elevator has answers already: answer the rest of its items.',
  signatureTooLarge: 'The signature has too many strokes. Please sign again.',
  signatureEmpty: 'The signature is empty.',
  toBeforeFrom: 'The last day may not be before the first.',
} as const;

/** Why the server has cancelled a visit of a contract that was changed. */
export const cancelledVisitMessages = {
  notPromised: 'Its contract no longer promises this visit.',
} as const;

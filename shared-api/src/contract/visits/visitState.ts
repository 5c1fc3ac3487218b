import type { UserType } from '../endpoint';

/** The states of a visit (R1202). */
export const VISIT_STATES = [
  'Planned',
  'OnTheWay',
  'AtWork',
  'Done',
  'Missed',
  'Cancelled',
  'OnHold',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

const DEALER = ['DealerUser'] as const;
const BOTH = ['DealerUser', 'TechnicianUser'] as const;

/** Which state may follow which, and who may change it (R1202). A technician changes only their own visits. */
export const VISIT_CHANGES: Readonly<
  Record<VisitState, Readonly<Partial<Record<VisitState, readonly UserType[]>>>>
> = {
  Planned: { OnTheWay: BOTH, AtWork: BOTH, Done: BOTH, OnHold: BOTH, Missed: DEALER, Cancelled: DEALER },
  OnTheWay: { AtWork: BOTH, Done: BOTH, OnHold: BOTH, Planned: BOTH, Cancelled: DEALER },
  AtWork: { Done: BOTH, OnHold: BOTH },
  OnHold: { Planned: DEALER, OnTheWay: BOTH, AtWork: BOTH, Done: BOTH, Cancelled: DEALER },
  Missed: { Planned: DEALER, Done: DEALER },
  Cancelled: { Planned: DEALER },
  // Within a day, with a reason (R1212).
  Done: { Planned: DEALER },
};

/** The states that need a reason: why a visit is on hold, is cancelled, or was not done after all. */
export const needsReason = (from: VisitState, to: VisitState): boolean =>
  to === 'Cancelled' || to === 'OnHold' || from === 'Done';

/** Whether somebody may change a visit from one state to another. */
export const mayChangeVisit = (from: VisitState, to: VisitState, who: UserType): boolean =>
  VISIT_CHANGES[from][to]?.includes(who) ?? false;

/** A visit that has begun: the planner leaves it alone, and it cannot be taken from its technician. */
export const hasBegun = (state: VisitState): boolean => state === 'OnTheWay' || state === 'AtWork';

/** The states of a visit that has not begun: it can be moved, and goes with its contract. */
export const WAITING_VISIT_STATES = ['Planned', 'OnHold'] as const satisfies VisitState[];

/** Whether a visit has not begun. */
export const isWaiting = (state: VisitState): boolean => WAITING_VISIT_STATES.some((one) => one === state);

/** A visit that is neither over nor given up. */
export const OPEN_VISIT_STATES = ['Planned', 'OnTheWay', 'AtWork', 'OnHold'] as const satisfies VisitState[];

/** The outcome of a visit at one of its lifts (R1203). */
export const LIFT_OUTCOMES = ['Done', 'NoAccess', 'Skipped'] as const;
export type LiftOutcome = (typeof LIFT_OUTCOMES)[number];

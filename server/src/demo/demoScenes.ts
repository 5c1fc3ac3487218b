import type { VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';

/** A visit that a dealer looks at today. */
export interface Scene {
  state: Exclude<VisitState, 'Done' | 'Missed'>;
  /** Its day, counted from today. */
  inDays: number;
  /** HH:MM. */
  from?: string;
  to?: string;
  /** Why it is on hold or cancelled. */
  because?: string;
  note?: string;
  isUnassigned?: true;
}

/** The present visits of the demonstration, each in another state or with another reason to look at it. */
export const SCENES: readonly Scene[] = [
  { state: 'AtWork', inDays: 0, from: '09:30', to: '11:00' },
  { state: 'OnTheWay', inDays: 0, from: '10:00', to: '12:00', note: 'Ask the guard for the key.' },
  { state: 'Planned', inDays: 0, from: '14:00', to: '16:00' },
  { state: 'Planned', inDays: 0, isUnassigned: true },
  { state: 'Planned', inDays: 0 },
  { state: 'OnHold', inDays: 1, because: 'The spare part arrives next week.' },
  { state: 'Planned', inDays: -1 },
  { state: 'Cancelled', inDays: 2, because: 'The building has no power on this day.' },
  { state: 'Planned', inDays: -3 },
  { state: 'OnHold', inDays: 0, because: 'The owner asks for a day without guests.' },
  { state: 'Planned', inDays: 1, isUnassigned: true },
  { state: 'Planned', inDays: 0, from: '16:30', to: '18:00' },
];

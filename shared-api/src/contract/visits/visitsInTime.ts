import type { InferType } from 'yup';
import { blankableText, day, id, integer, record, text } from '../fields';
import { personName } from '../personName';

/** What became of a promised visit that was not cancelled (R1334). In time is until the last day that counts for its period. */
export const VISIT_KEPT = ['InTime', 'Late', 'Missed', 'Open'] as const;
export type VisitKept = (typeof VISIT_KEPT)[number];

/** As a filter: one of them, or all promised ones. */
export const VISIT_KEPT_FILTER = ['Promised', ...VISIT_KEPT] as const;

/** The promised days that a report counts, both inclusive. */
export const promisedDays = record({ from: day(), to: day() });
export type PromisedDays = InferType<typeof promisedDays>;

/** The most months of the report, counted back from its last day; earlier ones are left out. */
export const PROMISED_MONTHS_MAX = 120;

const counts = {
  in_time: integer(0),
  late: integer(0),
  missed: integer(0),
  /** Neither done nor missed. */
  open: integer(0),
};

/** The visits that are promised in a month. */
export const keptMonth = record({
  /** yyyy-mm. */
  month: text(7),
  ...counts,
});
export type KeptMonth = InferType<typeof keptMonth>;

/** The promised visits of a technician; of a visit with two each has it. */
export const keptTechnician = record({
  /** Null: nobody was planned. */
  user_id: id().nullable(),
  username: blankableText(150).nullable(),
  full_name: personName(),
  ...counts,
});
export type KeptTechnician = InferType<typeof keptTechnician>;

/** The numbers of a row. */
export type KeptCounts = Pick<KeptMonth, 'in_time' | 'late' | 'missed' | 'open'>;

/** All promised visits of a row. */
export const promisedOf = ({ in_time, late, missed, open }: KeptCounts): number =>
  in_time + late + missed + open;

/** How many of a hundred visits that are over were done in time, rounded down; undefined when none is over. */
export function shareInTime({ in_time, late, missed }: KeptCounts): number | undefined {
  const over = in_time + late + missed;
  return over === 0 ? undefined : Math.floor((in_time * 100) / over);
}

import { daysBetween } from '../calendar';
import { ENDING_WITHIN, type AmcContract, type AmcContractState, type EndingWithin } from './amcContract';

/** The days that decide the state of a contract, yyyy-mm-dd. */
export interface AmcContractDays {
  start_date: string;
  end_date: string;
  renewed_by: number | null;
  continued?: boolean | undefined;
  ended_on?: string | null | undefined;
}

/** The state of a contract on the day `today`: on its first and last day it is Active. */
export function amcContractStateOf(
  { start_date, end_date, renewed_by, continued, ended_on }: AmcContractDays,
  today: string,
): AmcContractState {
  if (renewed_by !== null || continued) return 'Renewed';
  if (ended_on) return 'Ended';
  if (end_date < today) return 'Lapsed';
  return start_date > today ? 'Upcoming' : 'Active';
}

/** Whether a contract has not ended; includes those that start later, and those that were renewed before their end. */
export const isRunning = ({ days_left, state }: Pick<AmcContract, 'days_left' | 'state'>): boolean =>
  days_left >= 0 && state !== 'Ended';

/** Whether a number is a stage of the pipeline. */
export const isPipelineStage = (days: unknown): days is EndingWithin =>
  (ENDING_WITHIN as readonly unknown[]).includes(days);

/** The range of days left of a pipeline stage, both ends inclusive. */
export function pipelineStageRange(within: EndingWithin): { from: number; to: number } {
  const before = ENDING_WITHIN[ENDING_WITHIN.indexOf(within) - 1];
  return { from: before === undefined ? 0 : before + 1, to: within };
}

/** The stage of the pipeline that a contract is in on the day `today`; undefined when it is in none. */
export function pipelineStageOf(days: AmcContractDays, today: string): EndingWithin | 'lapsed' | undefined {
  const state = amcContractStateOf(days, today);
  if (state === 'Renewed' || state === 'Ended') return undefined;
  if (state === 'Lapsed') return 'lapsed';
  const left = daysBetween(today, days.end_date);
  return ENDING_WITHIN.find((within) => left <= within);
}

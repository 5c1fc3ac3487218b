import {
  failedRowNumbers,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';

/** Why rows fail: a reason is said once. */
export interface FailureReason {
  column: string;
  reason: string;
  /** The number of the rows. */
  count: number;
  firstRows: readonly number[];
}

/** The rows that are named. */
const FIRST_ROWS = 5;

/** The reasons by column, the most frequent first. Sentences that differ in a number alone, such as a row, are one. */
export function summarizeFailures(failures: readonly UploadFailure[]): FailureReason[] {
  const reasons = new Map<string, FailureReason>();
  for (const failure of failures) {
    const { column } = failure;
    const reason = translateServerMessage(failure.message);
    const general = reason.replaceAll(/\d[\d,]*/g, '…');
    const rows = failedRowNumbers(failure);
    const known = reasons.get(`${column}\n${general}`) ?? { column, reason, count: 0, firstRows: [] };
    reasons.set(`${column}\n${general}`, {
      column,
      reason: known.reason === reason ? reason : general,
      count: known.count + rows.length,
      firstRows: [...known.firstRows, ...rows.slice(0, FIRST_ROWS)]
        .sort((a, b) => a - b)
        .slice(0, FIRST_ROWS),
    });
  }
  return [...reasons.values()].sort((one, other) => other.count - one.count);
}

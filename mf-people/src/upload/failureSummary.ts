import {
  failedRowNumbers,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';

/** Why rows fail, and how many. */
export interface FailureCount {
  column: string;
  reason: string;
  rows: number;
}

/** The reasons by column, the most frequent first. Sentences that differ in a number alone, such as a row, are one. */
export function failureSummary(failures: readonly UploadFailure[]): FailureCount[] {
  const counts = new Map<string, FailureCount>();
  for (const failure of failures) {
    const { column } = failure;
    const reason = translateServerMessage(failure.message);
    const general = reason.replaceAll(/\d[\d,]*/g, '…');
    const rows = failedRowNumbers(failure).length;
    const known = counts.get(`${column}\n${general}`);
    counts.set(
      `${column}\n${general}`,
      known
        ? { column, reason: known.reason === reason ? reason : general, rows: known.rows + rows }
        : { column, reason, rows },
    );
  }
  return [...counts.values()].sort((one, other) => other.rows - one.rows);
}

import { UPLOAD_MAX_ROW_LENGTH } from '@smart-elevator/shared-api/contract/elevators/uploadValidator';

/**
 * Splits text that arrives in slices between records, so that each piece can be parsed separately. A line end inside
 * quotes belongs to its value: between records the number of quotes is even (RFC 4180).
 */
export function createRecordSplitter() {
  let pending = '';
  let quoted = false;
  return {
    /** Returns the complete records; the rest waits for the next slice. */
    completeRecords(text: string): string {
      let end = 0;
      for (let at = 0; at < text.length; at += 1) {
        const letter = text[at];
        if (letter === '"') quoted = !quoted;
        else if (!quoted && endsRecord(letter, text[at + 1])) end = at + 1;
      }
      const whole = end === 0 ? '' : pending + text.slice(0, end);
      pending = end === 0 ? pending + text : text.slice(end);
      return whole;
    },
    /** The rest that waits. */
    rest: () => pending,
    /** Whether the rest can no longer become a record. */
    isLost: () => pending.length > UPLOAD_MAX_ROW_LENGTH,
  };
}

/** A carriage return at the end of a slice waits, since a line feed may follow. */
const endsRecord = (letter: string | undefined, next: string | undefined): boolean =>
  letter === '\n' || (letter === '\r' && next !== undefined && next !== '\n');

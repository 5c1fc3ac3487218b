import { UPLOAD_MAX_ROW_LENGTH } from '@smart-elevator/shared-api/contract/elevators/uploadValidator';

/**
 * Cuts text that arrives in slices between records, so that each piece can be parsed by itself. A line end within
 * quotes belongs to its value: between records the number of quotes so far is even (RFC 4180).
 */
export function createRecordSplitter() {
  let pending = '';
  let quoted = false;
  return {
    /** The whole records up to here; the rest waits for the next slice. */
    cut(text: string): string {
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
    /** What waits. */
    rest: () => pending,
    /** Whether what waits can no longer become a record. */
    isLost: () => pending.length > UPLOAD_MAX_ROW_LENGTH,
  };
}

/** A carriage return at the end of a slice waits, for a line feed may follow it. */
const endsRecord = (letter: string | undefined, next: string | undefined): boolean =>
  letter === '\n' || (letter === '\r' && next !== undefined && next !== '\n');

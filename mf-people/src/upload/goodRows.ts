import { csvLine } from './csvLine';
import { readSlices } from './readSlices';

/**
 * The file without its failing rows. Empty lines take their places, so that the other rows keep their numbers. Throws
 * the errors of reading the file.
 */
export async function goodRows(file: File, failing: ReadonlySet<number>): Promise<File> {
  const lines: string[] = [];
  for await (const { records } of readSlices(file)) {
    for (const cells of records) lines.push(csvLine(failing.has(lines.length + 1) ? [] : cells));
  }
  return new File(lines, file.name, { type: 'text/csv' });
}

import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { createTechnicianFinder, type NamedTechnician } from './createTechnicianFinder';
import type { FileRow } from './readUpload';
import type { UploadErrors } from './UploadErrors';

/** The technicians of a file's rows, by the number of the row. */
export type FileTechnicians = ReadonlyMap<number, number>;

/**
 * Finds the technicians whom the rows name (R884); a name of nobody, or of several, is an error of its row. They cannot be
 * deleted or deactivated before the transaction ends.
 */
export async function findTechnicians(
  db: Db,
  dealer_id: number,
  rows: readonly FileRow[],
  faults: UploadErrors,
): Promise<FileTechnicians> {
  const found = new Map<number, number>();
  const naming = rows.filter(({ value }) => value.technician);
  if (naming.length === 0) return found;
  const find = createTechnicianFinder(
    await db.query<NamedTechnician>(sql`
      select user_id, username, email, first_name, last_name, phoneno, is_active from users
      where dealer_id = ${dealer_id} and user_type = 'TechnicianUser' and deleted_at is null
      order by user_id for share`),
  );
  const known = new Map<string, ReturnType<typeof find>>();
  for (const { row, value } of naming) {
    const text = value.technician ?? '';
    const one = known.get(text) ?? find(text);
    known.set(text, one);
    if ('fault' in one) faults.addBad([{ row, column: 'technician', message: one.fault }]);
    else found.set(row, one.user_id);
  }
  return found;
}

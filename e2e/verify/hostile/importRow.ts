import type { HostileFixture, Member } from './HostileFixture';

/** An import of a dealer's without rows. */
export async function importRow(
  fixture: HostileFixture,
  { id, dealer_id }: Member,
  texts: (field: string, max: number) => string,
): Promise<number> {
  const { rows } = await fixture.db.query<{ import_id: number }>(
    `insert into imports (dealer_id, user_id, file_name, customer_ids, elevator_ids)
     values ($1, $2, $3, '{}', '{}') returning import_id`,
    [dealer_id, id, texts('file_name', 100)],
  );
  const [stored] = rows;
  if (!stored) throw new Error('The import was not stored.');
  return stored.import_id;
}

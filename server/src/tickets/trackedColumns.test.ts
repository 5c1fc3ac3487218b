import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { storedNames } from './ticketColumns';

/** Fields of the history that are not shown under the name and the value that is stored, or are never updated. */
const SPECIAL = ['assignee', 'create_date', 'elevator', 'reporter'];

let of: TestDatabase;
let tracked: string[];
beforeAll(async () => {
  of = await testDatabase();
  // A column that does not exist would never be noticed by the trigger.
  const rows = await of.database.query<{ field: string }>(
    `select t.field from tracked_columns t join information_schema.columns c
       on c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = t.column_name
     where t.table_name = 'tickets' and t.field is not null and (t.field = t.column_name or t.refers_to is not null)`,
  );
  tracked = rows.map(({ field }) => field);
});
afterAll(() => of.close());

test("the database records the changes of every field with the use 'history', and of no other (ADR-124)", () => {
  expect(tracked.toSorted()).toEqual([...namesFor(ticketFields, 'history'), ...SPECIAL].toSorted());
});

test.each(storedNames('update'))('two edits of %s at the same time are compared, so none is lost', (name) => {
  expect(tracked).toContain(name);
});

import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { errorCode } from '../config/errorMessage';

const FOREIGN_KEY_VIOLATION = '23503';

let server: TestServer;
let dealer: SignedIn;
let theirs: { elevator: number; customer: number; technician: number; ticket: number };

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const other = await server.dealer();
  const { elevator_id } = await anElevator(server.db, other.id);
  theirs = {
    elevator: elevator_id,
    customer: (await server.customer(other)).id,
    technician: (await server.technician(other)).id,
    ticket: (await aTicket(server.db, other.id, elevator_id)).ticket_id,
  };
});
afterAll(() => server.close());

const refusal = (stored: Promise<unknown>) =>
  stored.then(
    () => 'stored',
    (error: unknown) => errorCode(error),
  );

describe('the database itself refuses references across dealers', () => {
  test('an elevator with another dealer’s customer or engineer', async () => {
    for (const person of [{ customer_id: theirs.customer }, { engineer_id: theirs.technician }]) {
      expect(await refusal(anElevator(server.db, dealer.id, person))).toBe(FOREIGN_KEY_VIOLATION);
    }
  });

  test('a ticket of another dealer’s elevator', async () => {
    expect(await refusal(aTicket(server.db, dealer.id, theirs.elevator))).toBe(FOREIGN_KEY_VIOLATION);
  });

  test('a ticket with another dealer’s reporter or assignee', async () => {
    const { elevator_id } = await anElevator(server.db, dealer.id);
    for (const person of [{ reporter_id: theirs.customer }, { assignee_id: theirs.technician }]) {
      expect(await refusal(aTicket(server.db, dealer.id, elevator_id, person))).toBe(FOREIGN_KEY_VIOLATION);
    }
  });

  test('a value of another dealer’s ticket', async () => {
    const [field] = await server.db.query<{ id: number }>(
      `insert into custom_fields (dealer_id, tracker, name, format, "order") values ($1, 'ticket', 'Floor', 'integer', 0)
       returning id`,
      [dealer.id],
    );
    const value = server.db.query(
      "insert into ticket_field_values (dealer_id, ticket_id, custom_field, value) values ($1, $2, $3, '1')",
      [dealer.id, theirs.ticket, field?.id],
    );
    expect(await refusal(value)).toBe(FOREIGN_KEY_VIOLATION);
  });

  test('moving a ticket to another dealer', async () => {
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const { ticket_id } = await aTicket(server.db, dealer.id, elevator_id);
    const moved = server.db.query(
      'update tickets set dealer_id = (select min(dealer_id) from dealers where dealer_id <> $1) where ticket_id = $2',
      [dealer.id, ticket_id],
    );
    expect(await refusal(moved)).toBe(FOREIGN_KEY_VIOLATION);
  });
});

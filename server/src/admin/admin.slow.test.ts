import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertDealer } from '../account/userRepository';
import { openDatabase, type Database } from '../database/Database';
import { startEmbedded } from '../database/embedded/startEmbedded';
import { migrate } from '../database/migrate';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { withServerDatabase } from './withServerDatabase';
import { help, runAdmin } from './runAdmin';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer({ username: 'lift_dealer' });
});
afterAll(() => server.close());

const run = (...args: string[]) => runAdmin(args, (work) => work(server.db), server.files);
const deletedTicket = async (elevator?: object) => {
  const { elevator_id } = await anElevator(server.db, dealer.id, elevator);
  const ticket = await aTicket(server.db, dealer.id, elevator_id);
  await dealer.delete(`/api/tickets/ticket-delete/${ticket.ticket_id}/`);
  return { ...ticket, elevator_id };
};

describe('restore-ticket', () => {
  test('restores a deleted ticket to lists, counts and calls, with a history line by the system', async () => {
    const { ticket_id, ticket_key } = await deletedTicket();
    const output = await run('restore-ticket', 'LIFT_dealer', ticket_key.toLowerCase());
    expect(output).toBe(`The ticket ${ticket_key} of LIFT_dealer is restored.`);
    expect((await dealer.get(`/api/tickets/ticket-details/${ticket_id}/`)).json()).toMatchObject({
      ticket_key,
    });
    const counts = await dealer.get(`/api/tickets/all-ticket-list-emp-count/${dealer.id}/`);
    expect(counts.json()).toMatchObject({ open_count: 1 });
    const { results } = (await dealer.get(`/api/tickets/${ticket_id}/history/`)).json();
    expect(results[0]).toMatchObject({ field: 'restored', who: null, old: null, new: null });
    expect(results[1]).toMatchObject({ field: 'deleted', who: 'lift_dealer' });
  });

  test.each([
    ['an unknown dealer', ['nobody', 'ELV-1'], 'There is no dealer with the user name nobody.'],
    [
      'a ticket that never existed',
      ['lift_dealer', 'ELV-999999'],
      'The dealer lift_dealer has no ticket ELV-999999, or it was deleted more than 30 days ago.',
    ],
    ['too few arguments', ['lift_dealer'], /^restore-ticket takes <dealer user name> and <ticket key>:/],
    ['too many arguments', ['lift_dealer', 'ELV-1', 'ELV-2'], /^restore-ticket takes/],
    ['a blank', ['lift_dealer', ' '], /^restore-ticket takes/],
  ])('reports what is wrong with %s', async (_, values, sentence) => {
    await expect(run('restore-ticket', ...values)).rejects.toThrow(sentence);
  });

  test('reports that a ticket is not deleted, or that its elevator is', async () => {
    const { ticket_key, ticket_id } = await deletedTicket();
    await run('restore-ticket', 'lift_dealer', ticket_key);
    await expect(run('restore-ticket', 'lift_dealer', ticket_key)).rejects.toThrow(
      `The ticket ${ticket_key} is not deleted, so there is nothing to restore.`,
    );
    const ticket = await deletedTicket();
    await dealer.delete(`/api/elevators/${ticket.elevator_id}/`);
    await expect(run('restore-ticket', 'lift_dealer', ticket.ticket_key)).rejects.toThrow(
      `The elevator of ${ticket.ticket_key} was deleted`,
    );
    expect(ticket_id).not.toBe(ticket.ticket_id);
  });
});

test('another dealer’s ticket with the same key stays deleted', async () => {
  const other = await server.dealer();
  const { elevator_id } = await anElevator(server.db, other.id);
  const mine = await deletedTicket();
  const theirs = await aTicket(server.db, other.id, elevator_id, { ticket_key: mine.ticket_key });
  await other.delete(`/api/tickets/ticket-delete/${theirs.ticket_id}/`);
  await run('restore-ticket', 'lift_dealer', mine.ticket_key);
  expect((await other.get(`/api/tickets/ticket-details/${theirs.ticket_id}/`)).statusCode).toBe(404);
});

test('without a command, and with an unknown one, the help is shown and no database is opened', async () => {
  const untouched = () => Promise.reject(new Error('touched'));
  expect(help()).toContain('npm run admin -- restore-ticket <dealer user name> <ticket key>');
  expect(await runAdmin([], untouched, server.files)).toBe(help());
  await expect(runAdmin(['toString'], untouched, server.files)).rejects.toThrow(
    'There is no command toString.',
  );
  await expect(runAdmin(['restore-ticket'], untouched, server.files)).rejects.toThrow('restore-ticket takes');
});

describe('the embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'se-admin-'));
    chmodSync(dataDir, 0o755);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const dealers = (db: Database) => db.query<{ username: string }>('select username from users');
  const reach = () => withServerDatabase({ databaseUrl: undefined, dataDir }, dealers);

  test('is not created where there is none', async () => {
    await expect(reach()).rejects.toThrow(`There is no database in ${dataDir}.`);
  });

  test('is reached while a server runs it; otherwise it is started and stopped', async () => {
    const { connection, stop } = await startEmbedded(dataDir, { durable: false });
    await expect(reach()).rejects.toThrow('The database cannot be used');
    await migrate(connection);
    const db = openDatabase(connection);
    const person = { username: 'lift_dealer', email: 'lift@example.com', first_name: 'A', last_name: 'B' };
    await insertDealer(db, { ...person, phoneno: '1', password_hash: 'x', is_verified: true }, '123456');
    expect(await reach()).toEqual([{ username: 'lift_dealer' }]);
    expect(await dealers(db)).toHaveLength(1);
    await db.close();
    await stop();
    expect(await reach()).toEqual([{ username: 'lift_dealer' }]);
    expect(await reach()).toHaveLength(1);
  });
});

test('the storage of files is compared with the database', async () => {
  expect(await run('sweep-files', '24')).toMatch(
    /: 0 objects without a file removed, 0 files without content\.$/,
  );
  await expect(run('sweep-files', 'all')).rejects.toThrow('sweep-files takes a number of hours, such as 24.');
});

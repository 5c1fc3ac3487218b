import type { ActivityEntry } from '@smart-elevator/shared-api/contract/account/activity';
import { anElevator, aTicket } from '../../testing/testRows';
import { resetCalls } from '../../testing/resetCalls';
import { PASSWORD } from '../../testing/testPassword';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';
import { activityRetentionJob } from './activityRepository';

const LOG = '/api/account/activity/';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
});

const logOf = async (by = dealer, query = ''): Promise<ActivityEntry[]> => {
  const answer = await by.get(`${LOG}?page=1${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ results: ActivityEntry[] }>().results;
};

async function signIn({ username }: SignedIn, agent: string, password = PASSWORD): Promise<number> {
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/account/token/',
    payload: { username, password },
    headers: { 'user-agent': agent },
    remoteAddress: '192.0.2.7',
  });
  return statusCode;
}

const mailsTo = ({ email }: SignedIn) =>
  server.db.query<{ subject: string; body_text: string }>(
    "select subject, body_text from outbox where recipient = $1 and subject like 'New sign-in%'",
    [email],
  );

describe('sign-ins', () => {
  test('the first one is recorded without a mail; a second device is new, with a mail; an updated browser is not', async () => {
    await server.db.query('delete from sessions where user_id = $1', [dealer.id]);
    expect(await signIn(dealer, CHROME)).toBe(200);
    expect(await mailsTo(dealer)).toEqual([]);
    await signIn(dealer, CHROME.replace('140', '141'));
    expect(await mailsTo(dealer)).toEqual([]);
    await signIn(dealer, FIREFOX);
    const [mail, ...more] = await mailsTo(dealer);
    expect(more).toEqual([]);
    expect(mail?.body_text).toContain('Device: Firefox on Windows');
    expect(mail?.body_text).toContain('Network address: 192.0.2.7');
    expect(mail?.body_text).toMatch(/set a new password\. This ends that session and all others\./);
    const rows = await server.db.query(
      'select kind, user_id, address from activity where dealer_id = $1 order by entry_id',
      [dealer.id],
    );
    const address = '192.0.2.7';
    expect(rows).toEqual([
      { kind: 'sign_in', user_id: dealer.id, address },
      { kind: 'sign_in', user_id: dealer.id, address },
      { kind: 'new_device', user_id: dealer.id, address },
    ]);
  });

  test('a device stays known after its session was deleted', async () => {
    await signIn(dealer, FIREFOX);
    await server.db.query('delete from sessions where user_id = $1 and user_agent = $2', [
      dealer.id,
      FIREFOX,
    ]);
    await signIn(dealer, FIREFOX);
    expect(await mailsTo(dealer)).toHaveLength(1);
  });

  test('a technician’s are in the log of the dealer, and the mail goes to the technician', async () => {
    const technician = await server.technician(dealer);
    await signIn(technician, CHROME);
    expect(await logOf()).toMatchObject([
      { kind: 'new_device', done_by: technician.username, about: technician.username, subject: CHROME },
    ]);
    expect(await mailsTo(technician)).toHaveLength(1);
    expect(await mailsTo(dealer)).toEqual([]);
  });

  test('a refused one is not recorded', async () => {
    expect(await signIn(dealer, CHROME, 'wrong-password')).toBe(401);
    expect(await logOf()).toEqual([]);
  });
});

describe('changes are recorded with the person who made them', () => {
  const mine = () => ({ done_by: dealer.username });

  test('a session that was ended', async () => {
    await signIn(dealer, FIREFOX);
    const [session] = await server.db.query<{ session_id: string }>(
      'select session_id from sessions where user_id = $1 and user_agent = $2',
      [dealer.id, FIREFOX],
    );
    await dealer.delete(`/api/account/sessions/${session?.session_id}/`);
    expect(await logOf(dealer, '&kind=session_ended')).toMatchObject([
      { ...mine(), about: dealer.username, subject: FIREFOX, address: '192.0.2.7' },
    ]);
  });

  test('a password', async () => {
    const changed = await dealer.post('/api/account/password/change/', {
      old_password: PASSWORD,
      new_password1: 'Another-lift-2027',
      new_password2: 'Another-lift-2027',
    });
    expect(changed.statusCode).toBe(200);
    expect(await logOf()).toMatchObject([{ kind: 'password', ...mine(), about: dealer.username }]);
  });

  test('a renewed dealer passcode, and a passcode that somebody requested for a new password', async () => {
    await dealer.post(`/api/account/${dealer.id}/passcode/`);
    await resetCalls(server).requestPasscode(dealer.email);
    expect(await logOf()).toMatchObject([
      { kind: 'passcode', object: 'password_reset', done_by: null, about: dealer.username },
      { kind: 'passcode', object: 'dealer_passcode', ...mine() },
    ]);
  });

  test('a role', async () => {
    const technician = await server.technician(dealer);
    await server.db
      .as(dealer.id)
      .transaction((db) =>
        db.query("update users set user_type = 'CustomerUser' where user_id = $1", [technician.id]),
      );
    expect(await logOf()).toMatchObject([
      { kind: 'role', ...mine(), about: technician.username, subject: 'CustomerUser' },
    ]);
  });

  test('a deleted ticket, a deleted elevator without its tickets, and a deleted person with the sessions', async () => {
    const { elevator_id, elevator_name } = await anElevator(server.db, dealer.id);
    const { ticket_id, ticket_key } = await aTicket(server.db, dealer.id, elevator_id);
    await aTicket(server.db, dealer.id, elevator_id);
    const technician = await server.technician(dealer);
    await dealer.delete(`/api/tickets/ticket-delete/${ticket_id}/`);
    await dealer.delete(`/api/elevators/${elevator_id}/`);
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: technician.email });
    expect(await logOf()).toMatchObject([
      { kind: 'session_ended', ...mine(), about: technician.username },
      { kind: 'deletion', ...mine(), object: 'person', subject: technician.username },
      { kind: 'deletion', ...mine(), object: 'elevator', subject: elevator_name },
      { kind: 'deletion', ...mine(), object: 'ticket', subject: ticket_key },
    ]);
  });

  test('an exported list', async () => {
    expect((await dealer.post(`${LOG}exports/`, { name: 'open-tickets' })).statusCode).toBe(204);
    expect(await logOf()).toMatchObject([{ kind: 'export', ...mine(), subject: 'open-tickets' }]);
  });

  test('a change that is rolled back leaves no entry', async () => {
    const renewed = server.db.transaction(async (db) => {
      await db.query("update dealers set passcode = '000001' where dealer_id = $1", [dealer.id]);
      throw new Error('rolled back');
    });
    await expect(renewed).rejects.toThrow('rolled back');
    expect(await logOf()).toEqual([]);
  });
});

describe('the list', () => {
  test('is paged, the newest first, and can be narrowed by kind and by person', async () => {
    const technician = await server.technician(dealer, { username: `ravi.${dealer.id}` });
    await signIn(technician, CHROME);
    for (const name of ['a', 'b', 'c']) await dealer.post(`${LOG}exports/`, { name });
    const page = await dealer.get(`${LOG}?page=2&page_size=2`);
    expect(page.json()).toMatchObject({
      count: 4,
      total: 4,
      results: [{ subject: 'a' }, { kind: 'new_device' }],
    });
    expect(await logOf(dealer, '&kind=export')).toHaveLength(3);
    expect(await logOf(dealer, '&person=RAVI')).toMatchObject([{ done_by: technician.username }]);
    expect(await logOf(dealer, '&person=RAVI&kind=export')).toEqual([]);
  });

  test('has the names of the persons, and finds them', async () => {
    const name = { first_name: 'Rahul', last_name: 'Deshmukh' };
    const technician = await server.technician(dealer, name);
    await signIn(technician, CHROME);
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: technician.email });
    expect(await logOf(dealer, '&person=rahul desh')).toMatchObject([
      { kind: 'session_ended', about_full_name: 'Rahul Deshmukh' },
      { kind: 'session_ended' },
      { kind: 'deletion', about: null, about_full_name: 'Rahul Deshmukh' },
      { kind: 'new_device', done_by_full_name: 'Rahul Deshmukh', about_full_name: 'Rahul Deshmukh' },
    ]);
  });

  test('has only the dealer’s own entries', async () => {
    const other = await server.dealer();
    await other.post(`${LOG}exports/`, { name: 'theirs' });
    expect(await logOf()).toEqual([]);
    expect(await logOf(dealer, `&person=${other.username}`)).toEqual([]);
  });

  test.each(['kind=everything', 'page=0', 'page_size=501', `person=${'x'.repeat(151)}`])(
    '400: %s',
    async (query) => {
      expect((await dealer.get(`${LOG}?${query}`)).statusCode).toBe(400);
    },
  );

  test('401 and 403: it is for the dealer only', async () => {
    expect((await server.inject({ url: LOG })).statusCode).toBe(401);
    const technician = await server.technician(dealer);
    expect((await technician.get(LOG)).statusCode).toBe(403);
    expect((await technician.post(`${LOG}exports/`, { name: 'x' })).statusCode).toBe(403);
    const customer = await server.customer(dealer);
    expect((await customer.get(LOG)).statusCode).toBe(403);
  });

  test('entries are deleted after 400 days, and not a day earlier', async () => {
    await dealer.post(`${LOG}exports/`, { name: 'old' });
    await server.db.query("update activity set at = '2026-01-01T10:00:00Z' where dealer_id = $1", [
      dealer.id,
    ]);
    await server.db.transaction((db) => activityRetentionJob.run(db, '2027-02-05'));
    expect(await logOf()).toHaveLength(1);
    await server.db.transaction((db) => activityRetentionJob.run(db, '2027-02-06'));
    expect(await logOf()).toEqual([]);
  });
});

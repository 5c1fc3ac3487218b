import type { Pool } from 'pg';
import { createDealerFixture, PASSWORD, type DealerFixture } from './DealerFixture';
import { withConcurrency } from './withConcurrency';
import type { Answer, Sent, HostileFixture } from './HostileFixture';

/** The result of guesses at one account. */
export interface BruteForceResult {
  what: string;
  guesses: number;
  /** Guesses that were evaluated: refused neither with 429 nor, under load, with 503. */
  evaluated: number;
  /** The maximum number of further guesses per hour, derived from the last 429. */
  anHour: number;
  /** The status of the right secret after the flood. */
  afterwards: number;
  statuses: Record<string, number>;
}

/** The target of guesses: the request of a guess, and of the right secret. */
interface Target {
  what: string;
  guess: (n: number) => Sent;
  right: () => Sent;
}

const post = (path: string, body: object, token?: string): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});

/** Tries each secret with many guesses from many networks at once. */
export async function bruteForceSecrets(
  fixture: HostileFixture,
  mark: string,
  guesses: number,
): Promise<BruteForceResult[]> {
  const of = await createDealerFixture(fixture, `guessed${mark}`);
  const found: BruteForceResult[] = [];
  for (const target of [
    signIn(of),
    dealerPasscode(of),
    await resetPasscode(fixture, of),
    await closingCode(fixture, of),
  ])
    found.push(await guess(fixture, target, guesses));
  return found;
}

/** Every address in 127.0.0.0/8 belongs to this machine. */
const networkOf = (n: number): string => `127.0.${1 + (n % 200)}.${1 + (Math.floor(n / 200) % 200)}`;

async function guess(
  fixture: HostileFixture,
  { what, guess, right }: Target,
  guesses: number,
): Promise<BruteForceResult> {
  const began = performance.now();
  const answers: Answer[] = await withConcurrency(
    Array.from({ length: guesses }),
    (_, n) => fixture.send(guess(n), networkOf(n)),
    32,
  );
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const refused = answers.filter(({ status }) => status === 429);
  const pause = Math.max(...refused.map(({ headers }) => Number(headers['retry-after'])));
  const { status: afterwards } = await fixture.send(right(), networkOf(guesses));
  const evaluated = answers.filter(({ status }) => status !== 429 && status !== 503).length;
  // Including the attempts that became free meanwhile.
  const rest = 3600 - (performance.now() - began) / 1000;
  return { what, guesses, evaluated, anHour: evaluated + Math.floor(rest / pause), afterwards, statuses };
}

const signIn = ({ dealer: { username } }: DealerFixture): Target => ({
  what: 'password',
  guess: (n) => post('/api/account/token/', { username, password: `guess ${n}` }),
  right: () => post('/api/account/token/', { username, password: PASSWORD }),
});

const dealerPasscode = ({ dealer, passcode, mark }: DealerFixture): Target => {
  const register = (n: number | string, admin_passcode: string) =>
    post('/api/account/registration/', {
      username: `${mark}.${n}`,
      email: `${mark}.${n}@example.com`,
      password1: PASSWORD,
      password2: PASSWORD,
      first_name: 'Anil',
      last_name: 'Rao',
      phoneno: '5550100',
      user_type: 'TechnicianUser',
      admin_email: dealer.email,
      admin_passcode,
    });
  const wrong = (n: number) => String((Number(passcode) + 1 + n) % 1_000_000).padStart(6, '0');
  return {
    what: 'dealer passcode',
    guess: (n) => register(n, wrong(n)),
    right: () => register('right', passcode),
  };
};

async function resetPasscode(fixture: HostileFixture, { technician }: DealerFixture): Promise<Target> {
  const { email, username } = technician;
  await fixture.done('POST', '/api/account/password/reset/', { email });
  const passcode = await mailed(fixture.db, email, /\b\d{8}\b/);
  const confirm = (token: string) =>
    post('/api/account/password/reset/confirm/', {
      email,
      uid: username,
      token,
      new_password1: 'Another-lift-2026',
      new_password2: 'Another-lift-2026',
    });
  const wrong = (n: number) => String((Number(passcode) + 1 + n) % 100_000_000).padStart(8, '0');
  return { what: 'reset passcode', guess: (n) => confirm(wrong(n)), right: () => confirm(passcode) };
}

async function closingCode(
  fixture: HostileFixture,
  { dealer, technician, customer, ticket_id }: DealerFixture,
): Promise<Target> {
  await fixture.done('PATCH', '/api/user-preferences/update_user_pref/', { send_otp: true }, dealer);
  await fixture.done('POST', `/api/tickets/ticket-update/${ticket_id}/`, { status: 'Closed' }, dealer);
  const code = await mailed(fixture.db, customer.email, /code is: (\d{6})/);
  await fixture.renew(technician);
  const confirm = (otp: string) => post(`/api/tickets/${ticket_id}/confirm-otp/`, { otp }, technician.access);
  const wrong = (n: number) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');
  return { what: 'closing code', guess: (n) => confirm(wrong(n)), right: () => confirm(code) };
}

/** The content of a mail; recorded when it is queued, since its body is emptied once it is sent. */
async function mailed(db: Pool, recipient: string, wanted: RegExp): Promise<string> {
  const { rows } = await db.query<{ body_text: string }>(
    'select body_text from mails_kept where recipient = $1 order by kept_at desc limit 1',
    [recipient],
  );
  const [whole, part] = wanted.exec(rows[0]?.body_text ?? '') ?? [];
  if (!whole) throw new Error(`No mail to ${recipient} carries ${String(wanted)}.`);
  return part ?? whole;
}

/** Stores a copy of every mail from now on. */
export async function recordMails(db: Pool): Promise<void> {
  await db.query(`create table mails_kept (recipient text, body_text text, kept_at timestamptz default clock_timestamp());
    create function keep_mail() returns trigger language plpgsql as $$
    begin insert into mails_kept (recipient, body_text) values (new.recipient, new.body_text); return null; end $$;
    create trigger keep_mail after insert on outbox for each row execute function keep_mail()`);
}

import type { AccountFixture, Member } from './AccountFixture';
import type { Row } from './Row';

const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' };
const NO_CREDENTIALS = '{"detail":"Authentication credentials were not provided."}';
const BAD_TOKEN =
  '{"detail":"Given token not valid for any token type","code":"token_not_valid","messages":[{"token_class":' +
  '"AccessToken","token_type":"access","message":"Token is invalid or expired"}]}';
const ELEVATORS = '/api/elevators/';
const PREFERENCES = '/api/user-preferences/update_user_pref/';

/** A row with a signed-in caller. */
const of = (who: (fixture: AccountFixture, dealer: Member) => ReturnType<Row['ask']>): Row['ask'] => {
  return async (fixture) => who(fixture, await fixture.member());
};

/** A complete ticket; for invalid values the elevator need not exist. */
const TICKET = {
  elevator_id: 1,
  summary: 'Door',
  description: 'It opens again.',
  label: 'Doors',
  status: 'Open',
  resolution: 'Unresolved',
  priority: 'Medium',
  create_date: '2026-03-02',
  start_date: '2026-03-02',
  target_date: '2026-03-09',
};
const badTicket = (name: string, changes: object, body: string): Row => ({
  case: `bad values: ${name}`,
  ask: of((fixture, { id, access }) =>
    fixture.ask('POST', '/api/tickets/create/', {
      token: access,
      body: { ...TICKET, reporter: id, ...changes },
    }),
  ),
  status: 400,
  body,
});

/** The answers of every call, row by row (R902 to R912); a 500 comes last, since it breaks a table. */
export const everyCallTable: readonly Row[] = [
  {
    case: 'no token',
    ask: (fixture) => fixture.ask('GET', ELEVATORS),
    status: 401,
    body: NO_CREDENTIALS,
    headers: CHALLENGE,
  },
  {
    case: 'another scheme',
    ask: (fixture) => fixture.ask('GET', ELEVATORS, { headers: { authorization: 'Basic eDp5' } }),
    status: 401,
    body: NO_CREDENTIALS,
    headers: CHALLENGE,
  },
  ...(['bad', 'expired', 'a refresh token'] as const).map((what): Row => ({
    case: `token: ${what}`,
    ask: of((fixture, { access, refresh }) => {
      const tokens = { bad: `${access}x`, expired: fixture.expired(access), 'a refresh token': refresh };
      return fixture.ask('GET', ELEVATORS, { token: tokens[what] });
    }),
    status: 401,
    body: BAD_TOKEN,
    headers: CHALLENGE,
  })),
  {
    case: 'not this role',
    ask: of(async (fixture, dealer) => {
      const technician = await fixture.member(dealer);
      return fixture.ask('GET', `/api/account/${dealer.id}/employee_list/`, { token: technician.access });
    }),
    status: 403,
    body: '{"detail":"You do not have permission to perform this action."}',
  },
  ...(['not there', 'another dealer’s'] as const).map((what): Row => ({
    case: what,
    ask: of(async (fixture, { access }) => {
      const other = await fixture.member();
      const id = what === 'not there' ? 2_000_000_000 : other.id;
      return fixture.ask('GET', `/api/account/${id}/employee_list/`, { token: access });
    }),
    status: 404,
    body: '{"detail":"Not found."}',
  })),
  {
    case: 'wrong method',
    ask: of((fixture, { access }) => fixture.ask('DELETE', '/api/account/token/', { token: access })),
    status: 405,
    body: '{"detail":"Method \\"DELETE\\" not allowed."}',
    headers: { allow: 'POST' },
  },
  {
    case: 'wrong content type',
    ask: (fixture) =>
      fixture.ask('POST', '/api/account/token/', { body: 'x=1', headers: { 'content-type': 'text/plain' } }),
    status: 415,
    body: '{"detail":"Unsupported media type \\"text/plain\\" in request."}',
  },
  {
    case: 'not JSON',
    ask: (fixture) => fixture.post('token/', '{"username":'),
    status: 400,
    body: /^\{"detail":"JSON parse error - .+"\}$/,
  },
  {
    case: 'not an object',
    ask: (fixture) => fixture.post('token/', []),
    status: 400,
    body: '{"non_field_errors":["Invalid data. Expected a dictionary, but got list."]}',
  },
  {
    case: 'an empty body with a JSON content type counts as {}',
    ask: (fixture) =>
      fixture.ask('POST', '/api/account/token/verify/', { headers: { 'content-type': 'application/json' } }),
    status: 400,
    body: '{"token":["This field is required."]}',
  },
  badTicket('an integer', { elevator_id: 'x' }, '{"elevator_id":["A valid integer is required."]}'),
  badTicket('a choice', { priority: 'Bogus' }, '{"priority":["\\"Bogus\\" is not a valid choice."]}'),
  badTicket(
    'a date',
    { start_date: '02.03.2026' },
    '{"start_date":["Date has wrong format. Use one of these formats instead: YYYY-MM-DD."]}',
  ),
  badTicket(
    'a text that is too long',
    { label: 'x'.repeat(33) },
    '{"label":["Ensure this field has no more than 32 characters."]}',
  ),
  {
    case: 'bad values: a boolean',
    ask: of((fixture, { access }) =>
      fixture.ask('PATCH', PREFERENCES, { token: access, body: { send_otp: 'maybe' } }),
    ),
    status: 400,
    body: '{"send_otp":["Must be a valid boolean."]}',
  },
  {
    case: 'too many',
    ask: of(async (fixture, { username }) => {
      for (let i = 0; i < 10; i++) await fixture.signIn(username, 'wrong');
      return fixture.signIn(username, 'wrong');
    }),
    status: 429,
    body: /^\{"detail":"Request was throttled\. Expected available in \d+ seconds\."\}$/,
    headers: { 'retry-after': /^\d+$/ },
  },
  {
    case: 'our fault',
    ask: of(async (fixture, { access }) => {
      await fixture.sql('alter table preferences rename to preferences_gone');
      try {
        return await fixture.ask('GET', '/api/user-preferences/get_user_pref/', { token: access });
      } finally {
        await fixture.sql('alter table preferences_gone rename to preferences');
      }
    }),
    status: 500,
    body: '{"detail":"A server error occurred."}',
    headers: { 'x-request-id': /^[0-9a-f-]{36}$/ },
  },
];

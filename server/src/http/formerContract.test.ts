import { CONTRACT_MAJOR } from '@smart-elevator/shared-api/contract/contractMajor';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { formerContracts } from './formerContract';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterAll(() => server.close());

const CURRENT = String(CONTRACT_MAJOR);
/** A version of this test; that of the product before is answered as well. */
const FORMER = 'former';
/** A call of a page with this version of the contract. */
const inVersion = (version: string, method: 'GET' | 'PATCH', url: string, payload?: object) =>
  dealer.inject({ method, url, headers: { 'x-contract-version': version }, ...(payload ? { payload } : {}) });
const PREFERENCES = '/api/user-preferences/update_user_pref/';

describe('while a former version is answered, too', () => {
  beforeEach(() => {
    formerContracts.set(FORMER, {
      savePreferences: {
        body: (former) => ({ send_otp: Object(former).with_code === 'yes' }),
        reply: (current) => ({ with_code: Object(current).send_otp ? 'yes' : 'no' }),
      },
      employeeList: {
        query: (former) => {
          const { per_page: page_size, ...others } = Object(former);
          return { ...others, page_size };
        },
        reply: (page) => ({
          results: Object(page).results.map((row: object) => ({ login: Object(row).username })),
        }),
      },
    });
  });
  afterEach(() => formerContracts.delete(FORMER));

  test('pages of both versions change and read the same, each in its form', async () => {
    const [former, current] = [
      await inVersion(FORMER, 'PATCH', PREFERENCES, { with_code: 'yes' }),
      await inVersion(CURRENT, 'PATCH', PREFERENCES, { send_otp: false }),
    ];
    expect(former.json()).toEqual({ with_code: 'yes' });
    expect(current.json()).toMatchObject({ send_otp: false });
  });

  test('a page and all rows of a list are in the form of the caller', async () => {
    const { username } = await server.technician(dealer);
    const list = `/api/account/${dealer.id}/employee_list/`;
    const page = await inVersion(FORMER, 'GET', `${list}?page=1&per_page=1`);
    expect(page.json()).toEqual({ results: [{ login: username }] });
    expect((await inVersion(FORMER, 'GET', list)).json()).toEqual({ results: [{ login: username }] });
    for (const answer of [await inVersion(CURRENT, 'GET', list), await dealer.get(list)])
      expect(answer.json().results).toMatchObject([{ username }]);
  });

  test('calls that have not changed are the same in both', async () => {
    const [former, current] = [
      await inVersion(FORMER, 'GET', '/api/user-preferences/look/'),
      await inVersion(CURRENT, 'GET', '/api/user-preferences/look/'),
    ];
    expect([former.statusCode, former.body]).toEqual([200, current.body]);
  });
});

test('pages of the version before the current one are answered', async () => {
  const former = await inVersion(String(CONTRACT_MAJOR - 1), 'GET', '/api/user-preferences/look/');
  expect(former.statusCode).toBe(200);
});

test.each([FORMER, String(CONTRACT_MAJOR + 1), 'latest', ''])(
  'the version %p, which is not answered, is refused with a sentence, also without a token',
  async (version) => {
    const sentence = `Version "${version}" of the contract is not answered. Please reload the page.`;
    for (const answer of [
      await inVersion(version, 'PATCH', PREFERENCES, { send_otp: false }),
      await server.inject({ url: PREFERENCES, method: 'PATCH', headers: { 'x-contract-version': version } }),
    ])
      expect([answer.statusCode, answer.json()]).toEqual([400, { detail: sentence }]);
  },
);

import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { FoundPerson } from '@smart-elevator/shared-api/contract/people/findEndpoints';
import { SeededRandom } from '../demo/SeededRandom';
import { phoneDigits } from '@smart-elevator/shared-api/contract/people/phone';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;

const WRITTEN = [
  '9876543210',
  '98765 43210',
  '09876543210',
  '+91 98765-43210',
  '0091 9876543210',
  '९८७६५ ४३२१०',
  '٩٨٧٦٥٤٣٢١٠',
];

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  for (const [at, phoneno] of WRITTEN.entries()) {
    await server.technician(dealer, { username: `tech.${at}`, phoneno });
    await server.customer(dealer, { username: `owner.${at}`, phoneno });
  }
  await server.technician(dealer, { username: 'another', phoneno: '98765 43211' });
  await server.technician(await server.dealer(), { phoneno: '9876543210' });
});
afterAll(() => server.close());

test.each([...WRITTEN, '+91 98765 43210', '919876543210', '987654321०', '6543210'])(
  '%s finds technicians and customers however their numbers were written (R430)',
  async (typed) => {
    const text = encodeURIComponent(typed);
    for (const [user_type, url, name] of [
      ['TechnicianUser', `/api/account/${dealer.id}/employee_list/`, 'tech'],
      ['CustomerUser', `/api/users/${dealer.id}/user_customer_list/`, 'owner'],
    ] as const) {
      const all = WRITTEN.map((_, at) => `${name}.${at}`);
      const list = await dealer.get(`${url}?page=1&search_in=all&search=${text}`);
      expect(list.json<Page<FoundPerson>>().results.map(({ username }) => username)).toEqual(all);
      const found = (await dealer.get(`/api/users/find/?user_type=${user_type}&text=${text}`)).json<
        FoundPerson[]
      >();
      expect(found.map(({ username }) => username)).toEqual(all.slice(0, found.length));
      expect(found.length).toBeGreaterThan(0);
    }
  },
);

test('a number is stored as it is written, in the digits 0 to 9 (R916)', async () => {
  const person = await server.technician(dealer, { username: 'changed' });
  const url = `/api/users/${person.id}/update_user/`;
  expect((await dealer.patch(url, { phoneno: '+९१ (९८७६५) ٤٣٢١٠' })).statusCode).toBe(200);
  const [stored] = await server.db.query<{ phoneno: string; phone_digits: string }>(
    'select phoneno, phone_digits from users where user_id = $1',
    [person.id],
  );
  expect(stored).toEqual({ phoneno: '+91 (98765) 43210', phone_digits: '919876543210' });
});

test('the digits in the database are those of the contract (R430)', async () => {
  const chance = new SeededRandom(20_270_115);
  const characters = [...'+-(). /٣۴५৬੭૮୯௦౧೨൩４x0123456789'];
  const numbers = Array.from({ length: 500 }, () =>
    Array.from(
      { length: chance.whole(0, 18) },
      () => characters[chance.whole(0, characters.length - 1)],
    ).join(''),
  );
  const rows = await server.db.query<{ phone: string; digits: string }>(
    `select phone, regexp_replace(ascii_digits(phone), '[^0-9]', '', 'g') as digits from unnest($1::text[]) as phone`,
    [numbers],
  );
  expect(rows.filter(({ phone, digits }) => phoneDigits(phone) !== digits)).toEqual([]);
});

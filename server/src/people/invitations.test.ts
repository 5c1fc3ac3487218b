import type { Customer } from '@smart-elevator/shared-api/contract/people/person';
import { templateCsv } from '../demo/templateRow';
import { anUploadRow } from '../testing/anUploadRow';
import { NEW_PASSWORD, resetCalls } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { uploadFile } from '../testing/uploadFile';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

/** Imports customers with these names. */
async function importCustomers(names: string[], query = '?invitations=hold', by = dealer) {
  const rows = names.map((name, at) =>
    anUploadRow(by, {
      customer_username: name,
      customer_email: `${name}@example.com`,
      elevator_name: `E${at}`,
    }),
  );
  expect((await uploadFile(by, `/api/elevators/upload_csv/${query}`, templateCsv(rows))).statusCode).toBe(
    201,
  );
}
const names = (...kinds: string[]) => kinds.map((kind) => `${kind}_${dealer.id}`);
const customers = async (query = ''): Promise<Customer[]> =>
  (await dealer.get(`/api/users/${dealer.id}/user_customer_list/?page=1${query}`)).json().results;
const states = async () =>
  Object.fromEntries((await customers()).map(({ username, invitation }) => [username, invitation]));
const idOf = async (name: string) => (await customers()).find(({ username }) => username === name)?.user_id;
const mailsTo = (name: string) => resetCalls(server).mailsTo(`${name}@example.com`);
const send = (body: object = {}, by = dealer) => by.post(`/api/account/${dealer.id}/invitations/`, body);

test('200: held invitations of an import are sent later, once, even if two people send them', async () => {
  const [ann = '', ben = ''] = names('ann', 'ben');
  await importCustomers([ann, ben]);
  expect(await mailsTo(ann)).toEqual([]);
  expect(await states()).toEqual({ [ann]: 'Held', [ben]: 'Held' });
  const sent = await Promise.all([send(), send()]);
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(sent.map((answer) => answer.json().invited).toSorted()).toEqual([0, 2]);
  for (const name of [ann, ben]) expect(await mailsTo(name)).toHaveLength(1);
  expect(await states()).toEqual({ [ann]: 'Sent', [ben]: 'Sent' });
});

test('200: without a choice the import invites at once', async () => {
  const [ann = ''] = names('ann');
  await importCustomers([ann], '');
  expect(await mailsTo(ann)).toHaveLength(1);
  expect(await states()).toEqual({ [ann]: 'Sent' });
});

test('200: one person is invited again, and the list shows who has accepted', async () => {
  const [ann = '', ben = ''] = names('ann', 'ben');
  await importCustomers([ann, ben]);
  for (const _ of ['once', 'again'])
    expect((await send({ user_id: await idOf(ann) })).json()).toEqual({ invited: 1 });
  const mails = await mailsTo(ann);
  expect(mails).toHaveLength(2);
  expect(await mailsTo(ben)).toEqual([]);
  const key = /\/invitation\?key=([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1];
  const payload = { key, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
  await server.inject({ method: 'POST', url: '/api/account/invitation/accept/', payload });
  expect(await states()).toEqual({ [ann]: 'Accepted', [ben]: 'Held' });
  expect((await customers('&invitation=Held')).map(({ username }) => username)).toEqual([ben]);
  expect((await customers())[0]).toMatchObject({ username: ann, last_sign_in_at: null });
});

test('200: everybody who has not accepted is counted, and invited again once (R436)', async () => {
  const [ann = '', ben = '', cleo = ''] = names('ann', 'ben', 'cleo');
  await importCustomers([ann, ben, cleo]);
  for (const name of [ann, ben]) await send({ user_id: await idOf(name) });
  const other = await server.dealer();
  const count = async (by = dealer) => (await by.get(`/api/account/${by.id}/invitations/`)).json();
  // Invited a moment ago.
  expect(await count()).toEqual({ not_accepted: 0 });
  expect((await send({ again: true })).json()).toEqual({ invited: 0 });
  await server.db.query(
    `update users set invited_at = now() - interval '1 day' where dealer_id = $1 and invited_at is not null`,
    [dealer.id],
  );
  expect([await count(), await count(other)]).toEqual([{ not_accepted: 2 }, { not_accepted: 0 }]);
  const sent = await Promise.all([send({ again: true }), send({ again: true })]);
  expect(sent.map((answer) => answer.json().invited).toSorted()).toEqual([0, 2]);
  for (const name of [ann, ben]) expect(await mailsTo(name)).toHaveLength(2);
  expect(await mailsTo(cleo)).toEqual([]);
  expect(await count()).toEqual({ not_accepted: 0 });
});

test('404: the invitations of another dealer', async () => {
  const other = await server.dealer();
  expect((await dealer.get(`/api/account/${other.id}/invitations/`)).statusCode).toBe(404);
});

test('200: a held invitation is not sent when the e-mail address changes', async () => {
  const [ann = ''] = names('ann');
  await importCustomers([ann]);
  const email = `other_${dealer.id}@example.com`;
  const changed = await dealer.patch(`/api/users/${await idOf(ann)}/update_user/`, { email });
  expect(changed.json()).toMatchObject({ data: { email, invitation: 'Held' } });
  expect(await mailsTo(`other_${dealer.id}`)).toEqual([]);
});

test('400: a person with a password, and a deactivated one', async () => {
  const [ann = ''] = names('ann');
  const { id } = await server.customer(dealer);
  await importCustomers([ann]);
  const deactivated = await idOf(ann);
  await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: deactivated });
  for (const user_id of [id, deactivated]) {
    const answer = await send({ user_id });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { user_id: ['Only an active person without a password can be invited.'] },
    ]);
  }
  expect((await send()).json()).toEqual({ invited: 0 });
});

test('400: an unknown choice for the invitations of an import', async () => {
  const file = templateCsv([anUploadRow(dealer)]);
  expect((await uploadFile(dealer, '/api/elevators/upload_csv/?invitations=x', file)).statusCode).toBe(400);
});

test('403 and 404: a technician; another dealer, their people, a deleted person and the dealer', async () => {
  const other = await server.dealer();
  const gone = await server.customer(dealer);
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: gone.email });
  expect((await send({}, await server.technician(dealer))).statusCode).toBe(403);
  expect((await send({}, other)).statusCode).toBe(404);
  for (const user_id of [(await server.customer(other)).id, gone.id, dealer.id])
    expect((await send({ user_id })).statusCode).toBe(404);
});

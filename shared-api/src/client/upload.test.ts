import { refreshToken } from '../contract/account/endpoints';
import { uploadCsv } from '../contract/elevators/importEndpoints';
import { FakeResponse } from '../testing/FakeResponse';
import { aToken, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { upload } from './upload';

const network = fakeNetwork();
const file = new File(['a,b\n1,2\n'], 'elevators.csv', { type: 'text/csv' });
const done = { customers_created: 1, elevators_created: 2 };

it('sends the file with the bearer token and reports the progress', async () => {
  const { access } = signedIn();
  network.answer(uploadCsv, done);
  const shares: number[] = [];
  await expect(upload(uploadCsv, file, { onProgress: (share) => shares.push(share) })).resolves.toEqual(done);
  expect(shares).toEqual([0.5, 1]);
  const [sent] = network.calls(uploadCsv);
  expect(sent?.file?.name).toBe('elevators.csv');
  expect(sent?.headers.get('authorization')).toBe(`Bearer ${access}`);
  expect(sent?.headers.get('x-contract-version')).toBe('3');
});

it('gets one refresh and one retry on a 401', async () => {
  const fresh = aToken(900, 'new');
  signedIn();
  network.answer(refreshToken, { access: fresh, refresh: 'refresh-2' });
  network.answer(uploadCsv, ({ headers }) =>
    headers.get('authorization') === `Bearer ${fresh}` ? done : new FakeResponse(401, { detail: 'x' }),
  );
  await expect(upload(uploadCsv, file)).resolves.toEqual(done);
});

it.each([
  ['bad rows', 400, { detail: 'x', errors: [] }, 'refused'],
  ['existing rows', 409, { detail: 'x', errors: [] }, 'refused'],
  ['a failing server', 500, '<html>', 'failed'],
  ['another success than 201', 200, done, 'garbage'],
])('%s: no success', async (_, status, body, failure) => {
  signedIn();
  network.fail(uploadCsv, status, body);
  await expect(upload(uploadCsv, file)).rejects.toMatchObject({ failure, status });
});

it('no network: offline', async () => {
  signedIn();
  network.offline(uploadCsv);
  await expect(upload(uploadCsv, file)).rejects.toMatchObject({ failure: 'offline' });
});

it('an upload that is cancelled stops', async () => {
  signedIn();
  network.answer(uploadCsv, () => new Promise<never>(() => {}));
  const stop = new AbortController();
  const sending = upload(uploadCsv, file, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(sending).rejects.toMatchObject({ failure: 'cancelled' });
});

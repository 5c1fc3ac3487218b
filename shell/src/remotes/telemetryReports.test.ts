import { telemetry } from '@smart-elevator/shared-api/contract/telemetry/report';

const sent = () =>
  jest.mocked(fetch).mock.calls.map(([, request]) => JSON.parse(String(request?.body)) as unknown);

const load = { remote: 'mf-people', version: '0.1.0-0123456789ab', ms: 12.6 };
const failure = { ...load, kind: 'render_error', error: new TypeError('x is undefined') } as const;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => jest.useRealTimers());

/** The reports of a new page with a signed-in user. */
async function newPage() {
  const reports = await import('./telemetryReports');
  const { signedIn } = await import('@smart-elevator/shared-api/testing/factories');
  signedIn({ access: 'token' });
  return reports;
}

test('reports are sent together, in the format of the contract', async () => {
  const { setRevision, reportError, reportLoad } = await newPage();
  setRevision('0123456789abcdef');
  reportLoad(load);
  reportError(failure);
  expect(fetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([
    {
      revision: '0123456789abcdef',
      reports: [
        { remote: 'mf-people', version: '0.1.0-0123456789ab', kind: 'load', ms: 13 },
        {
          remote: 'mf-people',
          version: '0.1.0-0123456789ab',
          kind: 'render_error',
          message: 'TypeError: x is undefined',
        },
      ],
    },
  ]);
  expect(telemetry.isValidSync(sent()[0])).toBe(true);
});

test('remaining reports are sent when the page is left', async () => {
  const { setRevision, reportLoad, flushOnPageHide } = await newPage();
  const stop = flushOnPageHide();
  setRevision('r1');
  reportLoad(load);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent()).toHaveLength(1);
  expect(fetch).toHaveBeenCalledWith(
    '/api/telemetry/',
    expect.objectContaining({
      keepalive: true,
      headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
    }),
  );
  stop();
});

test.each([
  ['nobody is signed in', () => null],
  ['the token is over', (aToken: (seconds: number) => string) => ({ access: aToken(5) })],
])('while %s nothing is sent, and it is sent later', async (_, arrange) => {
  const { setRevision, reportLoad } = await newPage();
  const { aToken, signedIn } = await import('@smart-elevator/shared-api/testing/factories');
  const { endSession } = await import('@smart-elevator/shared-api/client/session');
  endSession();
  const session = arrange(aToken);
  if (session) signedIn(session);
  setRevision('r1');
  reportLoad(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
  signedIn({ access: 'token' });
  reportLoad(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([expect.objectContaining({ reports: [expect.anything(), expect.anything()] })]);
});

test('a page with endless failures sends only a few reports, with truncated messages', async () => {
  const { setRevision, reportError } = await newPage();
  setRevision('r1');
  for (let round = 0; round < 20; round += 1) {
    for (let index = 0; index < 50; index += 1) reportError({ ...failure, error: 'x'.repeat(10_000) });
    await jest.advanceTimersByTimeAsync(60_000);
  }
  expect(sent()).toHaveLength(4);
  expect(sent().every((one) => telemetry.isValidSync(one))).toBe(true);
});

test('a back end without the call is called once, and network failures are ignored', async () => {
  const { setRevision, reportLoad } = await newPage();
  setRevision('r1');
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  reportLoad(load);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 404 }));
  reportLoad(load);
  await jest.advanceTimersByTimeAsync(60_000);
  reportLoad(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

import { act, renderHook } from '@testing-library/react';
import { readReport } from '../contract/reports/endpoints';
import { deferred } from '../testing/deferred';
import { aToken, signedIn } from '../testing/factories';
import { FakeResponse } from '../testing/FakeResponse';
import { fakeNetwork } from '../testing/fakeNetwork';
import { useDownload } from './useDownload';

const network = fakeNetwork();
const PDF = { 'content-type': 'application/pdf' };
const input = { params: { report_id: 17 } };

const open = () => renderHook(() => useDownload(readReport)).result;
const put = (answer: () => FakeResponse | Promise<FakeResponse>) => network.answer(readReport, answer);

test('a file is requested with the bearer token in a header, and none in the URL', async () => {
  const { access } = signedIn();
  put(() => new FakeResponse(200, '%PDF-1.3 …', PDF));
  const hook = open();
  const sent = await act(() => hook.current.download(input, 'AMC-report-17.pdf'));
  expect(sent).toMatchObject({ ok: true, reply: { name: 'AMC-report-17.pdf', type: 'application/pdf' } });
  const [call] = network.calls(readReport);
  expect(call?.headers.get('authorization')).toBe(`Bearer ${access}`);
  expect(call?.query).toEqual({});
});

test.each([
  ['refused', 404, { detail: 'Not found.' }, {}],
  ['failed', 500, { detail: 'A server error occurred.' }, {}],
  ['garbage', 200, '<html>', { 'content-type': 'text/html' }],
  ['garbage', 200, '', PDF],
] as const)('a failed download is %s', async (failure, status, body, headers) => {
  signedIn({ access: aToken() });
  put(() => new FakeResponse(status, body, headers));
  const hook = open();
  const sent = await act(() => hook.current.download(input, 'x.pdf'));
  expect(sent).toMatchObject({ ok: false, error: { failure, status } });
});

test('a second file is not fetched during a download', async () => {
  signedIn();
  const answer = deferred<FakeResponse>();
  put(() => answer.promise);
  const hook = open();
  let first: Promise<unknown> = Promise.resolve();
  act(() => void (first = hook.current.download(input, 'a.pdf')));
  expect(hook.current.loading).toBe('a.pdf');
  expect(await hook.current.download(input, 'b.pdf')).toBeUndefined();
  answer.resolve(new FakeResponse(200, '%PDF-', PDF));
  await act(async () => void (await first));
  expect(hook.current.loading).toBeUndefined();
});

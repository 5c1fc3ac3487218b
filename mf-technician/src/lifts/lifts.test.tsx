import { readElevator, userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { listFiles } from '@smart-elevator/shared-api/contract/files/endpoints';
import { anElevator, aTimelineEntry, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { setTimeZone } from '@smart-elevator/shared-ui/testing/setTimeZone';
import { screen, waitFor, within } from '@testing-library/react';
import { liftPath, paths } from '../paths';
import { newPhone } from '../testing/outboxPage';
import { openScreen } from '../testing/openScreen';
import { liftOfCode } from './ScanLift';

const network = fakeNetwork();
beforeEach(async () => {
  await newPhone(network);
  signedIn({ user_id: 4, user_type: 'TechnicianUser', dealer_id: 3 });
});

afterEach(() => setTimeZone());

const open = (address: string) => openScreen(address);

const LABEL = `${window.location.origin}/elevator?elevatorId=`;

test.each([
  [`${LABEL}12`, 12],
  [`${LABEL}x`, undefined],
  [`${window.location.origin}/view_amc_report?elevatorId=12`, undefined],
  ['https://elsewhere.example/elevator?elevatorId=12', undefined],
  ['upi://pay?pa=a@b', undefined],
  ['no address', undefined],
])('the code %s leads to the lift %s', (code, lift) => {
  expect(liftOfCode(code)).toBe(lift);
});

test('the own lifts are searched by name, building and address (R1401)', async () => {
  network.answerList(userElevators, [anElevator({ elevator_name: 'AA1', building_name: 'Harbor' })]);
  const { user } = open(paths.lifts);
  expect(await screen.findByRole('link', { name: 'AA1' })).toHaveAttribute('href', liftPath(1));
  await user.type(screen.getByRole('searchbox', { name: 'Search by lift, building or address' }), 'har');
  await waitFor(() =>
    expect(network.calls(userElevators).at(-1)?.query).toMatchObject({ search: 'har', search_in: 'all' }),
  );
  expect(network.calls(userElevators)[0]?.params).toEqual({ user_id: '4' });
});

/** What browsers have and jsdom has not: pictures, and a detector that finds these texts in any of them. */
function browserReads(codes: readonly string[] | undefined): void {
  const has = globalThis as { createImageBitmap?: unknown; BarcodeDetector?: unknown };
  has.createImageBitmap = () => Promise.resolve({ width: 8, height: 8, close: () => {} });
  has.BarcodeDetector =
    codes &&
    class {
      detect = () => Promise.resolve((codes ?? []).map((rawValue) => ({ rawValue })));
    };
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

/** Takes a photo with the button of My Lifts. */
async function scan() {
  network.answerList(userElevators, []);
  const { user, container } = open(paths.lifts);
  await user.click(await screen.findByRole('button', { name: 'Scan the QR code of a lift' }));
  const input = container.querySelector<HTMLInputElement>('input[capture]');
  if (!input) throw new Error('Nothing takes a photo.');
  await user.upload(input, new File(['a photo'], 'label.jpg', { type: 'image/jpeg' }));
}

test('the code on a label leads to the page of its lift (R1401)', async () => {
  browserReads(['upi://pay?pa=a@b', `${LABEL}1`]);
  network.answer(readElevator, anElevator({ elevator_name: 'AA1' }));
  network.answer(listFiles, { files: [], zip_url: '/zip' });
  network.answerList(elevatorTimeline, []);
  await scan();
  expect(await screen.findByRole('heading', { level: 1, name: 'AA1' })).toBeVisible();
});

test.each([
  [[], 'There is no code of a lift in the picture. Please try again, or search for the lift.'],
  [undefined, 'The code could not be read on this phone. Please search for the lift.'],
])('a photo in which the browser reads %s says what to do (R1401)', async (codes, sentence) => {
  browserReads(codes);
  // A browser without room for a picture.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await scan();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a lift has its facts, its files and its history (R1401)', async () => {
  network.answer(readElevator, anElevator({ elevator_name: 'AA1', building_name: 'Harbor' }));
  network.answer(listFiles, { files: [], zip_url: '/zip' });
  network.answerList(elevatorTimeline, [aTimelineEntry({ title: 'ELV-1 Door noise' })]);
  open(liftPath(1));
  expect(await screen.findByRole('heading', { level: 1, name: 'AA1' })).toBeVisible();
  expect(within(await screen.findByRole('region', { name: 'The lift' })).getByText('Harbor')).toBeVisible();
  expect(await screen.findByText('ELV-1 Door noise')).toBeVisible();
  expect(await screen.findByText('No files')).toBeVisible();
});

test('the page of a sealed lift says so (R1368)', async () => {
  network.answer(readElevator, anElevator({ sealed_at: '2031-01-07T08:00:00.000Z' }));
  network.answer(listFiles, { files: [], zip_url: '/zip' });
  network.answerList(elevatorTimeline, []);
  open(liftPath(1));
  expect(await screen.findByText('Sealed')).toBeVisible();
});

test('what happened after midnight has the day of this phone, not that of UTC; a day stays that day (R1401)', async () => {
  setTimeZone('Asia/Kolkata');
  network.answer(readElevator, anElevator());
  network.answer(listFiles, { files: [], zip_url: '/zip' });
  network.answerList(elevatorTimeline, [
    aTimelineEntry({ at: '2026-03-14T19:00:00.000Z', title: 'Visit done', detail: '' }),
    aTimelineEntry({ at: '2026-03-14', title: 'AMC report 7', detail: '' }, 2),
  ]);
  open(liftPath(1));
  const events = within(await screen.findByRole('region', { name: 'History' })).findAllByRole('listitem');
  expect((await events).map(({ textContent }) => textContent)).toEqual([
    `Visit done${formatDay('2026-03-15')}`,
    `AMC report 7${formatDay('2026-03-14')}`,
  ]);
});

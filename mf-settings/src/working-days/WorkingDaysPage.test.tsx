import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  previewWorkingDays,
  readWorkingDays,
  storeWorkingDays,
} from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import {
  nationalDays,
  workingDays,
  type Holiday,
  type WorkingDays,
} from '@smart-elevator/shared-api/contract/visits/workingDays';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { WorkingDaysPage } from './WorkingDaysPage';

const network = fakeNetwork();
const year = localDay().slice(0, 4);
const next = String(Number(year) + 1);
const NATIONAL = nationalDays(year);
const holi: Holiday = { day: `${next}-03-22`, name: 'Holi', fixed: false };
const usual: WorkingDays = { weekly_offs: [0], holidays: NATIONAL, day_minutes: 480, horizon_days: 60 };

/** The page of a dealer whose calendar is stored by the fake server. */
function open(changes: Partial<WorkingDays> = {}) {
  signedIn();
  let stored = { ...usual, ...changes };
  network.answer(readWorkingDays, () => stored);
  network.answer(storeWorkingDays, ({ body }) => {
    stored = workingDays.validateSync(body);
    return stored;
  });
  network.answer(previewWorkingDays, { replanned: 0, kept: 0 });
  return renderRoutes([{ path: '/working_days', element: <WorkingDaysPage /> }], '/working_days');
}
const storedDays = () =>
  network.calls(storeWorkingDays).map(({ body }) => workingDays.validateSync(body).holidays);
const dialog = async () => within(await screen.findByRole('dialog'));
const ofYear = async (name: string) => within(await screen.findByRole('region', { name }));

test('lists the days off of this year and the next, a fixed one in both (R1321)', async () => {
  open({ holidays: [...NATIONAL, holi] });
  expect((await ofYear(year)).getAllByRole('listitem')).toHaveLength(3);
  const coming = await ofYear(next);
  expect(coming.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Republic Day.*every year$/),
    expect.stringMatching(/^Holi.*\d$/),
    expect.stringMatching(/^Independence Day.*every year$/),
    expect.stringMatching(/^Gandhi Jayanti.*every year$/),
  ]);
  expect(screen.queryByRole('button', { name: 'Add the national days' })).toBeNull();
});

test('one day is added after it was shown; one that is off already is refused at its field (R1322)', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a day' }));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Holi');
  const date = form.getByRole('textbox', { name: /^Date/ });
  await user.type(date, `${next}-01-26`);
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findAllByText('This day is off already.')).not.toHaveLength(0);
  await user.clear(date);
  await user.type(date, holi.day);
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText('1 day is added')).toBeVisible();
  expect(await form.findByText('No visit is on a day off.')).toBeVisible();
  expect(storedDays()).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Add 1 day' }));
  expect(await (await ofYear(next)).findByText('Holi')).toBeVisible();
  expect(storedDays()).toEqual([[...NATIONAL, holi]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a pasted list says what is added, what is left out and why, and what becomes of visits; Back returns to it (R1233, R1322)', async () => {
  const { user } = open();
  network.answer(previewWorkingDays, { replanned: 2, kept: 1 });
  await user.click(await screen.findByRole('button', { name: 'Add a list' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findAllByText('Type or paste some days, or choose a file.')).not.toHaveLength(0);
  await user.click(form.getByRole('textbox'));
  await user.paste(`22 March ${next}, Holi\nDiwali\n${next}-01-26, Republic Day`);
  await user.click(form.getByRole('button', { name: 'Check' }));
  expect(await form.findByText('1 day is added')).toBeVisible();
  const rows = form.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Holi/),
    'Diwalino date',
    `${next}-01-26 Republic Daythis day is off already`,
  ]);
  expect(
    await form.findByText(
      '2 planned visits are on days off: they are planned again. 1 visit that a person has planned stays on a day off.',
    ),
  ).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Back' }));
  expect(form.getByRole('textbox')).toHaveValue(
    `22 March ${next}, Holi\nDiwali\n${next}-01-26, Republic Day`,
  );
  expect(storedDays()).toEqual([]);
});

test('a file is shown at once; one that is no text is refused (R1322)', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a list' }));
  const form = await dialog();
  const input = form.getByLabelText('Choose a CSV or ICS file');
  await user.upload(input, new File([new Uint8Array([0xff, 0xfe, 0x41])], 'days.csv'));
  expect(await form.findByRole('alert')).toHaveTextContent('This file cannot be read.');
  const event = `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${next}0322\r\nSUMMARY:Holi\r\nEND:VEVENT\r\n`;
  await user.upload(input, new File([`BEGIN:VCALENDAR\r\n${event}END:VCALENDAR\r\n`], 'days.ics'));
  await user.click(await form.findByRole('button', { name: 'Add 1 day' }));
  await waitFor(() => expect(storedDays()).toEqual([[...NATIONAL, holi]]));
});

test.each([
  ['Windows-1252', (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ['UTF-16', (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
])('a list that a spreadsheet has saved in %s is read (R1322)', async (_, bytesOf) => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a list' }));
  const form = await dialog();
  const list = new File([bytesOf(`${next}-03-22, Fête\r\n`)], 'days.csv');
  await user.upload(form.getByLabelText('Choose a CSV or ICS file'), list);
  expect(await form.findByRole('button', { name: 'Add 1 day' })).toBeVisible();
  expect(form.getByRole('listitem')).toHaveTextContent('Fête');
});

test('a day is removed at once, and undo brings it back; what another tab added stays (R1321)', async () => {
  const { user } = open({ holidays: [...NATIONAL, holi] });
  const remove = await screen.findByRole('button', { name: /^Remove Holi/ });
  const other: Holiday = { day: `${next}-12-25`, name: 'Christmas', fixed: true };
  network.answer(readWorkingDays, { ...usual, holidays: [...NATIONAL, holi, other] });
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Holi is a day off again.')).toBeVisible();
  expect(storedDays()).toEqual([
    [...NATIONAL, other],
    [...NATIONAL, holi, other],
  ]);
});

test('an undo without an answer can be tried again (R1321)', async () => {
  const { user } = open({ holidays: [...NATIONAL, holi] });
  await user.click(await screen.findByRole('button', { name: /^Remove Holi/ }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  network.answer(readWorkingDays, { ...usual, holidays: NATIONAL });
  network.offline(storeWorkingDays);
  await user.click(undo);
  const again = await screen.findByRole('button', { name: 'Try again' });
  network.answer(storeWorkingDays, { ...usual, holidays: [...NATIONAL, holi] });
  await user.click(again);
  expect(await screen.findByText('Holi is a day off again.')).toBeVisible();
});

test('without the national days a button adds them (R1232)', async () => {
  const { user } = open({ holidays: [] });
  expect(await (await ofYear(year)).findByText('No day off in this year.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add the national days' }));
  await user.click(await (await dialog()).findByRole('button', { name: 'Add 3 days' }));
  await waitFor(() => expect(storedDays()).toEqual([NATIONAL]));
});

test('the list that ends before the plan has a warning (R1208)', async () => {
  const last = addDays(localDay(), 5);
  open({ holidays: [...NATIONAL, { day: last, name: 'Fair', fixed: false }] });
  expect(await screen.findByText(/^The last holiday that is entered is .* Enter the holidays/)).toBeVisible();
});

test('the week is stored; a question comes first if planned visits are on its days off (R1233, R1321)', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Saturday' }));
  const ahead = screen.getByRole('textbox', { name: /^Days that are planned ahead/ });
  await user.clear(ahead);
  await user.type(ahead, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/greater than or equal to 7/)).not.toHaveLength(0);
  await user.clear(ahead);
  await user.type(ahead, '90');
  network.answer(previewWorkingDays, { replanned: 4, kept: 0 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('4 planned visits are on days off: they are planned again.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Store' }));
  expect(await screen.findByText('The working days have been saved.')).toBeVisible();
  expect(network.calls(storeWorkingDays).map(({ body }) => body)).toEqual([
    { ...usual, weekly_offs: [6, 0], horizon_days: 90 },
  ]);
});

test('what the server refuses is said; a page that cannot be loaded can be retried', async () => {
  network.offline(readWorkingDays);
  signedIn();
  const { user } = renderRoutes([{ path: '/working_days', element: <WorkingDaysPage /> }], '/working_days');
  expect(await screen.findByRole('alert')).toHaveTextContent('The working days could not be loaded');
  network.answer(readWorkingDays, usual);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  network.fail(storeWorkingDays, 400, { holidays: [`Only one entry may be for 01/26/${year}.`] });
  const [first] = await screen.findAllByRole('button', { name: /^Remove Republic Day/ });
  if (first) await user.click(first);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `The working days were not saved. Only one entry may be for 01/26/${year}.`,
  );
});

import { dealerApi } from '../console/dealerApi';
import { drawStroke } from '../console/drawStroke';
import { elevatorFixture } from '../console/elevatorFixture';
import { phoneFaults } from '../console/phoneFaults';
import { signInOnPhone } from '../console/signInOnPhone';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer', hasTouch: true, viewport: { width: 360, height: 780 } });

/** An item of a checklist without its text and its answer. */
const ITEM = { place: 'Pit', unit: '', lower: null, upper: null, required: true, photo_required: false };

test('a technician does the visit of today, with checklist and signature (R1394, R1397, R1398)', async ({
  page,
  api,
  person,
}) => {
  const { technician, headers, visitToday } = await elevatorFixture(api, person);
  const items = [
    { ...ITEM, text: 'Pit is dry', answer: 'check' },
    { ...ITEM, text: 'Door gap', answer: 'value', unit: 'mm', lower: 2, upper: 6 },
  ];
  const checklist = { headers, data: { version: 0, items } };
  expect((await api.put('/api/visits/checklists/Other/', checklist)).status()).toBe(200);
  const visit_id = await visitToday();

  await signInOnPhone(page, technician.username, person.password);
  await expect(page).toHaveURL('/my_work');
  await expect(page.getByRole('button', { name: 'On the way' })).toBeVisible();
  expect(await phoneFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'On the way' }).click();
  await page.getByRole('button', { name: 'Arrived' }).click();
  await page.getByRole('link', { name: 'Open the visit' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'East 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('2 items are missing. What is missing is marked.')).toBeVisible();
  expect(await phoneFaults(page)).toEqual([]);
  await page.getByRole('radio', { name: 'OK', exact: true }).click({ force: true });
  await page.getByRole('textbox', { name: 'Door gap' }).fill('4');
  await page.getByRole('textbox', { name: 'Parts used' }).fill('One door belt');
  await expect(page.getByText('2 of 2 answered')).toBeVisible();
  const pad = page.getByRole('img', { name: 'Signature of the customer' });
  await drawStroke(pad);
  await expect(page.getByRole('button', { name: 'Clear the signature' })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('This visit is done.')).toBeVisible();

  const read = async () => (await api.get(`/api/visits/${visit_id}/`, { headers })).json();
  await expect.poll(async () => (await read()).state).toBe('Done');
  expect(await read()).toMatchObject({ parts_used: 'One door belt', lifts: [{ outcome: 'Done' }] });
  const files = await (await api.get(`/api/files/?owner=visit&owner_id=${visit_id}`, { headers })).json();
  expect(files.files.map(({ name }: { name: string }) => name)).toEqual(['Signature.png']);
});

test('a technician comments a ticket and closes it; the office is refused; in Hindi, too (R1394, R1399, R1402)', async ({
  page,
  api,
  person,
}) => {
  const { elevator, technician, headers, makeTicket } = await elevatorFixture(api, person);
  const { addPerson } = await dealerApi(api, person);
  const { user_id: customer_id } = await addPerson('CustomerUser');
  for (const [path, data] of [
    [`/api/elevators/${elevator.elevator_id}/`, { customer_id }],
    ['/api/user-preferences/update_user_pref/', { send_otp: true }],
  ] as const)
    expect((await api.patch(path, { headers, data })).status()).toBe(200);
  const { ticket_id, ticket_key } = await makeTicket();
  await signInOnPhone(page, technician.username, person.password);
  await page.getByRole('link', { name: new RegExp(ticket_key) }).click();
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('The belt is worn');
  await page.getByRole('button', { name: 'Add the comment' }).click();
  await expect(page.getByText('The belt is worn')).toBeVisible();
  await page.getByRole('radio', { name: 'Closed' }).click({ force: true });
  await page.getByRole('radio', { name: 'CompletedToSpec' }).click({ force: true });
  expect(await phoneFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close it' }).click();
  const status = async () =>
    (await (await api.get(`/api/tickets/ticket-details/${ticket_id}/`, { headers })).json()).status;
  await expect.poll(status).toBe('Closed');
  await expect(page.getByRole('textbox', { name: 'The code that the customer received' })).toBeVisible();
  expect(await phoneFaults(page)).toEqual([]);

  await page.goto('/technicians');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for the office' })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Main' });
  await expect(sections.getByRole('link')).toHaveText(['My Work', 'My Visits', 'My Lifts', 'Profile']);
  for (const name of ['My Visits', 'My Lifts', 'Profile']) {
    await sections.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await phoneFaults(page)).toEqual([]);
  }
  await page.getByRole('radio', { name: 'हिन्दी' }).click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'प्रोफ़ाइल' })).toBeVisible();
  expect(await phoneFaults(page)).toEqual([]);
});

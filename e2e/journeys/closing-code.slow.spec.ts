import { dealerApi, signedInApi } from '../console/dealerApi';
import { makeDraftFixture } from '../console/draftFixture';
import { mailTo } from '../console/mail';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

test('a closed ticket mails its customer a code; the technician’s app sends it, and the dealer sees it confirmed', async ({
  page,
  api,
  person,
}) => {
  const { elevator, technician, customer } = await makeDraftFixture(api, person);
  const { headers, addTicket } = await dealerApi(api, person);
  const owned = await api.patch(`/api/elevators/${elevator}/`, {
    headers,
    data: { customer_id: customer.user_id },
  });
  expect(owned.status(), await owned.text()).toBe(200);
  const { ticket_id } = await addTicket(elevator, { assignee: technician.user_id });
  const open = async () => {
    await page.goto(`/edit_Open_ticket?ticketId=${ticket_id}`);
    await settled(page, 'Edit Ticket');
  };

  await page.goto('/import');
  await settled(page, 'Settings');
  await page.getByRole('switch', { name: 'Notify OTP' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'OTP status saved successfully!' })).toBeVisible();

  await open();
  await page.getByRole('combobox', { name: /^Status/ }).click();
  await page.getByTitle('Closed', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Update Ticket' }).click();
  await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();

  const { text } = await mailTo(`${customer.username}@example.com`, /^Your one-time code/);
  const [, otp = 'no code'] = /code is: (\d{6})$/m.exec(text) ?? [];
  await open();
  await expect(page.getByText('Closing confirmed by the customer')).toHaveCount(0);
  const app = await signedInApi(api, { username: technician.username, password: person.password });
  const confirm = (code: string) =>
    api.post(`/api/tickets/${ticket_id}/confirm-otp/`, { headers: app.headers, data: { otp: code } });
  const wrong = await confirm(otp === '000000' ? '111111' : '000000');
  expect([wrong.status(), await wrong.json()]).toEqual([
    400,
    { otp: ['The one-time code is wrong or has expired.'] },
  ]);
  const right = await confirm(otp);
  expect([right.status(), await right.json()]).toEqual([
    200,
    { detail: 'The closing of the ticket has been confirmed.' },
  ]);
  await open();
  await expect(page.getByText('Closing confirmed by the customer')).toBeVisible();
});

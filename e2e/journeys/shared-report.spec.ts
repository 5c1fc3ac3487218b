import { dealerApi } from '../console/dealerApi';
import { mailTo } from '../console/mail';
import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({
  as: 'new dealer',
  // What the browser logs of links that do not work.
  expectedErrors: [/the server responded with a status of (404|410)/],
});

test('the year of a lift is sent as a link; the society opens it without signing in, until it is revoked (R624, R625)', async ({
  page,
  browser,
  api,
  person,
  baseURL,
}) => {
  const { addElevator, addPerson, headers, user_id } = await dealerApi(api, person);
  const { user_id: customer_id } = await addPerson('CustomerUser');
  const { elevator_id } = await addElevator('East 1');
  await api.patch(`/api/elevators/${elevator_id}/`, { headers, data: { customer_id } });
  await page.goto(`/year_report?elevatorId=${elevator_id}`);
  await settled(page, /^Report of East 1/);

  await page.getByRole('button', { name: 'Send to customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to customer' });
  // This console has no mail server, which is said before and after; mails are files.
  await expect(dialog.getByText(/^This server has no mail server/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Recipients/ }).fill('chair@example.com');
  await expect(dialog.getByRole('region', { name: 'The e-mail' })).toContainText(
    'Maintenance report: East 1',
  );
  await dialog.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(dialog.getByText(/^Nobody gets an e-mail/)).toBeVisible();
  const link = new URL(await dialog.getByRole('textbox', { name: 'Link' }).inputValue());
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const mail = await mailTo('chair@example.com', /./);
  expect(mail.text).toContain(link.pathname);

  const society = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const opened = await society.goto(link.pathname);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(society.getByRole('heading', { level: 1 })).toHaveText(/^Maintenance report: East 1/);
  await society.reload();
  const pdf = await society.getByRole('link', { name: 'Open the PDF' }).getAttribute('href');
  const file = await society.request.get(pdf ?? '');
  expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  await page.reload();
  await settled(page, /^Report of East 1/);
  const links = page.getByRole('table', { name: 'Links to this report' });
  await expect(links).toContainText(/1 time, last/);
  await links.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(links).toContainText(/Revoked on/);
  expect((await society.goto(link.pathname))?.status()).toBe(404);
  await expect(society.getByText('This link does not work')).toBeVisible();
  expect((await society.request.get(pdf ?? '')).status()).toBe(404);

  await queryDatabase(
    `update shared_reports set expires_at = now() - interval '1 day', revoked_at = null, pdf = '' where dealer_id = $1`,
    [user_id],
  );
  expect((await society.goto(link.pathname))?.status()).toBe(410);
  await expect(society.getByText(/ask your maintenance company/)).toBeVisible();
  await society.context().close();
});

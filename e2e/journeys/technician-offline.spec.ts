import { elevatorFixture } from '../console/elevatorFixture';
import { signInOnPhone } from '../console/signInOnPhone';
import { expect, test } from '../console/test';
import { untilWorkerIsActive } from '../console/untilWorkerIsActive';
import { WHOLE_BROWSER } from '../playwright.config';

test.use({
  ...WHOLE_BROWSER,
  ...{ as: 'new dealer', firstVisit: true, hasTouch: true, viewport: { width: 360, height: 780 } },
  expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
});

test('cold start offline: the app opens with today, says how old it is, and shows no failure (R1419, R1420)', async ({
  page,
  context,
  api,
  person,
}) => {
  const { technician, makeTicket, visitToday } = await elevatorFixture(api, person);
  const { ticket_key } = await makeTicket();
  await visitToday();
  await signInOnPhone(page, technician.username, person.password);
  await expect(page.getByRole('link', { name: new RegExp(ticket_key) })).toBeVisible();
  await untilWorkerIsActive(page);
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/my_work');
  await expect(cold.getByRole('button', { name: 'On the way' })).toBeVisible();
  await expect(cold.getByRole('link', { name: new RegExp(ticket_key) })).toBeVisible();
  await expect(cold.getByText(/^Not up to date: as of \d\d:\d\d [AP]M$/)).toBeVisible();
  await expect(cold.getByText(/could not be loaded/)).toHaveCount(0);
  await cold.getByRole('link', { name: 'Profile' }).click();
  await expect(cold.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await context.setOffline(false);
  await cold.getByRole('link', { name: 'My Work' }).click();
  await expect(cold.getByText(/^Not up to date/)).toHaveCount(0);
});

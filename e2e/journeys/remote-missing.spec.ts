import { expect, test } from '../console/test';

test.use({ meantComplaints: [/404|ERR_FAILED|mf-|RUNTIME|remote|Failed to (load|fetch)/i] });

test('tickets are missing: their half of Home says so, the other half and all else work', async ({
  page,
}) => {
  await page.route('**/mf/mf-tickets/**', (route) => route.abort());
  await page.goto('/amc_count');
  await expect(page.getByRole('table', { name: 'AMC Tracking' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('not available right now');

  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Technicians' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
  await bar.getByRole('link', { name: 'All Issues' }).click();
  await expect(page.getByRole('alert')).toContainText('not available right now');
  await expect(page).toHaveURL('/all_tech_issues');

  await page.unroute('**/mf/mf-tickets/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /All Issues/ })).toBeVisible();
});

for (const [remote, path, other] of [
  ['mf-people', '/technicians', '/elevators'],
  ['mf-elevators', '/elevators', '/technicians'],
  ['mf-customfields', '/custom_fields_list', '/elevators'],
  ['mf-settings', '/import', '/elevators'],
] as const) {
  test(`${remote} answers 404: its address says so, another screen works`, async ({ page }) => {
    await page.route(`**/mf/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'Not found.' }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('not available right now');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto(other);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a missing file of a remote is a 404, never the page', async ({ api }) => {
  const answer = await api.get('/mf/mf-tickets/0.0.0/remoteEntry.js');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('<html');
});

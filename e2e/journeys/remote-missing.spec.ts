import { deployBrokenVersion, injectFault, retry } from '../console/remoteFaults';
import { otherSection, sections } from '../console/sections';
import { expect, test } from '../console/test';

test.use({ firstVisit: true });

test.use({
  expectedErrors: [/404|500|ERR_|mf-|RUNTIME|remote|integrity|Failed to (load|fetch)|MIME|meant|Chunk/i],
});

test('tickets are not deployed: their half of Home shows a message, the other half and everything else work', async ({
  page,
}) => {
  const restore = await injectFault(page, 'mf-tickets', 'refused');
  await page.goto('/amc_count');
  await expect(page.getByRole('table', { name: 'AMC Tracking' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('not available right now');

  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Technicians' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
  await bar.getByRole('link', { name: 'All Issues' }).click();
  await expect(page.getByRole('alert')).toContainText('not available right now');
  await expect(page).toHaveURL('/all_tech_issues');

  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /All Issues/ })).toBeVisible();
});

// One fault for each remote; `npm run verify:remotes` has all combinations.
for (const [index, fault] of (
  ['404', 'tampered', 'throws on render', 'HTML instead of JavaScript', 'throws on load'] as const
).entries()) {
  const section = sections[index] ?? sections[0];
  if (!section) throw new Error('There are no sections.');
  test(
    `${section.remote}, ${fault}: its address shows a message, others work, and it recovers`,
    { tag: '@slow' },
    async ({ page }) => {
      const other = otherSection(section);
      const bar = page.getByRole('navigation', { name: 'Main' });
      const card = page.getByRole('alert').filter({ hasText: 'not available right now' });
      const restore = await injectFault(page, section.remote, fault);
      await page.goto(section.path);
      await expect(card).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      await bar.getByRole('link', { name: other.label, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
      await expect(card).toHaveCount(0);

      await bar.getByRole('link', { name: section.label, exact: true }).click();
      await expect(card).toBeVisible();
      await restore();
      await retry(page);
      await expect(page.getByRole('heading', { level: 1, name: section.title })).toBeVisible();
      await expect(card).toHaveCount(0);
    },
  );
}

test(
  'a version that never ran is replaced by the previous one, unnoticed by the dealer',
  { tag: '@slow' },
  async ({ page }) => {
    await deployBrokenVersion(page, 'mf-people');
    await page.goto('/technicians');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('a tampered part of a remote does not run, although its entry is unchanged', async ({ page }) => {
  const parts: string[] = [];
  const tamper = /\/mf\/mf-people\/[^/]+\/[^/]+\.js(\?.*)?$/;
  await page.route(tamper, async (route) => {
    if (new URL(route.request().url()).pathname.endsWith('/remoteEntry.js')) return route.continue();
    const response = await route.fetch();
    parts.push(route.request().url());
    await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
  });
  await page.goto('/technicians');
  await expect(page.getByRole('alert')).toContainText('not available right now');
  expect(parts.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  // Parts may still be loading.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
});

test('a missing file of a remote is a 404, never the page', async ({ api }) => {
  const answer = await api.get('/mf/mf-tickets/0.0.0/remoteEntry.js');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('<html');
});

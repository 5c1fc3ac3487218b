import { expect, test } from '@playwright/test';
import { NavigatingDealer } from './NavigatingDealer';
import { DeliveryFixture } from './DeliveryFixture';
import { skewCases } from './skewCases';
import { removeSkewedBuilds } from './skewedBuild';

/**
 * `npm run verify:remotes`: a remote meets a shell that was built with other shared packages, another contract or other
 * addresses. Each of the 17 cases ends with a working page, or with a refusal before the deploy that names the reason.
 */
let fixture: DeliveryFixture;
const rows: string[] = [];
test.beforeAll(async () => {
  fixture = await DeliveryFixture.start();
});
test.afterEach(() => fixture.reset());
test.afterAll(async () => {
  removeSkewedBuilds();
  await fixture.stop();
  console.log(rows.join('\n'));
});

for (const [title, { candidate, ends }] of Object.entries(skewCases)) {
  test(title, async () => {
    const { ok, output } = await fixture.deploy(await candidate(fixture));
    if (ends instanceof RegExp) {
      expect(ok, output).toBe(false);
      expect(output).toMatch(ends);
      rows.push(`${title.padEnd(48)} refused  ${output.trim().split('\n')[0]}`);
      return;
    }
    expect(ok, output).toBe(true);
    const dealer = await NavigatingDealer.start(fixture.url);
    try {
      await ends(dealer.page);
      for (const name of ['Technicians', 'Customers', 'Elevators', 'All Issues', 'Settings']) {
        await dealer.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
        await expect(dealer.page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
      expect(dealer.consoleErrors).toEqual([]);
      rows.push(`${title.padEnd(48)} works`);
    } finally {
      await dealer.close();
    }
  });
}

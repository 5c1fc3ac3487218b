import { expect, test } from '@playwright/test';
import { DealerAtWork } from './DealerAtWork';
import { DeliveryWorld } from './DeliveryWorld';
import { skewCases } from './skewCases';
import { removeSkewedBuilds } from './skewedBuild';

/**
 * `npm run verify:remotes`: a remote meets a shell that was built with other shared packages, another contract or other
 * addresses. Each of the 17 cases ends in a page that works, or in a refusal before the deploy that names what is wrong.
 */
let world: DeliveryWorld;
const rows: string[] = [];
test.beforeAll(async () => {
  world = await DeliveryWorld.start();
});
test.afterEach(() => world.reset());
test.afterAll(async () => {
  removeSkewedBuilds();
  await world.stop();
  console.log(rows.join('\n'));
});

for (const [title, { candidate, ends }] of Object.entries(skewCases)) {
  test(title, async () => {
    const { ok, output } = await world.deploy(await candidate(world));
    if (ends instanceof RegExp) {
      expect(ok, output).toBe(false);
      expect(output).toMatch(ends);
      rows.push(`${title.padEnd(48)} refused  ${output.trim().split('\n')[0]}`);
      return;
    }
    expect(ok, output).toBe(true);
    const dealer = await DealerAtWork.start(world.url);
    try {
      await ends(dealer.page);
      for (const name of ['Technicians', 'Customers', 'Elevators', 'All Issues', 'Settings']) {
        await dealer.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
        await expect(dealer.page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
      expect(dealer.complaints).toEqual([]);
      rows.push(`${title.padEnd(48)} works`);
    } finally {
      await dealer.close();
    }
  });
}

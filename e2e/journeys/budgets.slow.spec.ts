import { isOver, limitOf, readBudgets } from '../../scripts/steps/budgets.mjs';
import { home, signIn, ticketList } from '../bench/pages/pageList';
import { costOf, scriptBytes, watchPage } from '../bench/pages/watchPage';
import { builtSite, scriptBytesIn } from '../bench/sites/builtSite';
import { expect, test } from '../console/test';

test.use({ firstVisit: true });

// One after the other, so that the references are built once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** The bytes of the baseline, with the installed versions of React and its router. */
let baseline = 0;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  baseline = scriptBytesIn(await builtSite('baseline'));
});

for (const { name, path, ready, isPublic = false } of [signIn, home, ticketList]) {
  test.describe(name, () => {
    test.use({ as: isPublic ? 'nobody' : 'demo' });

    test('keeps to its budget of JavaScript and of requests, and fetches nothing twice', async ({ page }) => {
      await watchPage(page, ready);
      await page.goto(path, { waitUntil: 'commit' });
      const visit = await costOf(page);
      const budgets = readBudgets();
      const measured = {
        JavaScript: { value: scriptBytes(visit), baseline },
        requests: { value: visit.fetched.length },
      };
      const over = Object.entries(measured).flatMap(([what, figure]) => {
        const { budget } = limitOf(budgets, `${name} · ${what}`);
        if (!budget) throw new Error(`e2e/budgets.json says nothing of ${name} · ${what}.`);
        return isOver(figure, budget) ? [{ what, ...figure, budget }] : [];
      });
      expect(over).toEqual([]);
      const addresses = visit.fetched.map(({ address }) => address);
      expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
    });
  });
}

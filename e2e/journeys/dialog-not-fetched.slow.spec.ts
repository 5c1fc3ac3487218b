import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer', expectedErrors: [/ERR_FAILED/] });

/** What cannot be fetched at first: the dialog's own script, what it uses of the shell, or both. */
const LOST = { 'its own script': /\/mf\/.*\.js/, 'a script of the shell': /:\d+\/[\w.-]+\.js/, both: /\.js/ };

for (const [what, addresses] of Object.entries(LOST)) {
  test(`a dialog that could not be fetched (${what}) says so, and opens on the second try`, async ({
    page,
  }) => {
    await page.goto('/import');
    await settled(page, 'Settings');
    const open = page.getByRole('button', { name: 'Edit: Monthly visit' });
    await page.route(addresses, (route) => route.abort());
    await open.click();
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.unroute(addresses);
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Checklist: Monthly visit' });
    await expect(dialog.getByRole('button', { name: 'Change: Pit is dry and clean' })).toBeVisible();
  });
}

import { expect, expectNoFault, test } from '../console/foreign/foreignTest';
import { settled } from '../console/screens';

test.use({ as: 'nobody', firstVisit: true, expectedErrors: [/status of 40[45]/] });

const PASSWORD = 'Hoist-2026-way';

for (const [kind, list, title] of [
  ['Technician', '/technicians', 'Technicians'],
  ['Customer', '/customers', 'Customers'],
] as const) {
  test(`a ${kind.toLowerCase()} is added, edited and deleted`, async ({
    page,
    console: { foreign, open, begin },
  }) => {
    await begin();
    await open(list, title);
    await page.getByRole('link', { name: new RegExp(`^Add ${kind}`) }).click();
    await settled(page, new RegExp(`Add ${kind}`));
    await page.getByLabel('User name').fill('priya');
    await page.getByRole('textbox', { name: /^Email/ }).fill('priya@example.com');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel('First name').fill('Priya');
    await page.getByLabel('Last name').fill('Sharma');
    await page.getByLabel(/^Mobile/).fill('5550100');
    await page.getByLabel('Dealer passcode').fill(foreign.world.passcode);
    await page.getByRole('button', { name: new RegExp(`^Add ${kind}`) }).click();
    await expect(page.getByText(/registered successfully and Verification e-mail sent/)).toBeVisible();
    await settled(page, title);

    await page.getByRole('link', { name: /^Edit Priya/ }).click();
    await settled(page, new RegExp(`Edit ${kind}`, 'i'));
    await page.getByLabel(/^Mobile/).fill('5550199');
    await page.getByRole('button', { name: /^update /i }).click();
    await expect(page.getByText(`${kind} info updated successfully`)).toBeVisible();
    expect(foreign.world.people.at(-1)).toMatchObject({ username: 'priya', phoneno: '5550199' });
    await settled(page, title);

    await page.getByRole('button', { name: /^Delete Priya/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User with ID priya@example.com deleted successfully')).toBeVisible();
    expect(foreign.world.people).toHaveLength(4);
    await expectNoFault(page);
  });
}

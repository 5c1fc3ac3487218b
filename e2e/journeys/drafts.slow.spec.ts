import { bearerOf } from '../console/bearer';
import { draftForms, registrationForm } from '../console/draftForms';
import { makeDraftFixture } from '../console/draftFixture';
import { expectRestored, fillIn } from '../console/fillForm';
import { signIn } from '../console/signIn';
import { expect, test } from '../console/test';

test.describe('a form that is left in the middle', () => {
  test.use({ as: 'new dealer', expectedErrors: [/401 \(Unauthorized\)/] });

  // Three of them at each commit; all of them are in the slow part.
  for (const [at, form] of draftForms.entries()) {
    const tag = at < 3 ? [] : ['@slow'];
    test(
      `${form.name}: nothing typed is lost by a reload, nor when the session expires (R246)`,
      { tag },
      async ({ page, api, person }) => {
        const fixture = await makeDraftFixture(api, person);
        const address = form.address(fixture);
        const choices = form.choices?.(fixture) ?? {};
        await page.goto(address);
        await fillIn(page, form, choices);
        await page.reload();
        await expectRestored(page, form, choices, fixture.passcode);

        const { headers } = await bearerOf(page);
        await api.post('/api/account/logout/', { headers, data: {} });
        // The page may notice it before the click.
        if (form.save)
          await Promise.race([
            page.getByRole('button', { name: form.save }).click(),
            page.waitForURL('/login'),
          ]);
        else await page.reload();
        await expect(page).toHaveURL('/login');
        await expect(page.getByRole('alert')).toHaveText('Your session has expired, please login again!!');
        await signIn(page, person);
        await expect(page).toHaveURL(address);
        await expectRestored(page, form, choices, fixture.passcode);
      },
    );
  }
});

test.describe('a registration that is left in the middle', () => {
  test.use({ as: 'nobody' });

  test('a reload loses no input, except passwords', async ({ page }) => {
    const form = registrationForm;
    await page.goto('/new_dealer_registration');
    await fillIn(page, form, {});
    await page.reload();
    await expectRestored(page, form, {});
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('typed@example.com');
  });
});

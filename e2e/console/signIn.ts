import type { Page } from '@playwright/test';
import type { Person } from './people';
import { expect } from './test';

/** The fields of /login. */
export const fieldsOf = (page: Page) => ({
  username: page.getByLabel('User name'),
  password: page.getByLabel(/^Password/),
  login: page.getByRole('button', { name: 'Login' }),
});

/** Types and clicks, as a dealer does. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  const fields = fieldsOf(page);
  await fields.username.fill(username);
  await fields.password.fill(password);
  await fields.login.click();
}

/** Clicks Logout and waits until it is done: leaving the page before the answer would keep the session. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

import type { Browser, Page } from '@playwright/test';
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

/** A page of an iPhone, in a context of its own, without cookies. */
export async function phonePage(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    storageState: { cookies: [], origins: [] },
  });
  return context.newPage();
}

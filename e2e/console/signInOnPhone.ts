import type { Page } from '@playwright/test';
import { fieldsOf, signIn } from './signIn';
import { expect } from './test';

/** Deletes the session of the browser without a call, and signs in a technician. */
export async function signInOnPhone(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(fieldsOf(page).login).toBeVisible();
  await signIn(page, { username, password });
  await expect(page.getByRole('heading', { level: 1, name: 'My Work' })).toBeVisible();
}

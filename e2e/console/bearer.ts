import type { Page } from '@playwright/test';

/** The session of a page of the console, for direct calls of the API. */
export async function bearerOf(page: Page) {
  const kept = await page.evaluate(() => localStorage.getItem('smart-elevator.session') ?? '{}');
  const { access, user_id } = JSON.parse(kept).state.session;
  return { headers: { authorization: `Bearer ${access}` }, user_id: Number(user_id) };
}

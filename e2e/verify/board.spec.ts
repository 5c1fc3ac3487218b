import { addDays, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import type { Page } from '@playwright/test';
import { browserDay } from '../console/browserDay';
import { dealerApi, signedInApi } from '../console/dealerApi';
import { sessionOf } from '../console/people';
import { expect, test } from '../console/test';
import { waitForNetworkIdle } from '../console/waitForNetworkIdle';
import { seedBoard } from './seedBoard';
import { watchDrops, worstFrame } from './watchFrames';

/**
 * `npm run verify:board`: the dispatch board with 40 technicians and 400 visits in a week (R1210). No frame takes longer than 50 ms
 * while it is scrolled and while a visit is dragged; a drop is stored within 100 ms, 99 of 100 times, after ten that are not counted. Browsers in other time
 * zones open and save visits, and no day drifts (R249). A figure of frames is the median of the rounds, since the machine
 * does other things, too.
 */
const TECHNICIANS = 40;
const VISITS = 400;
const ROUNDS = 5;
const DROPS = 100;
const WARM_UP = 10;
const FRAME_MS = 50;
const SAVED_MS = 100;

test.use({ as: 'new dealer' });

const monday = addDays(mondayOf(browserDay()), 7);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const view of [
  { name: 'the week', address: `/dispatch?week=${monday}` },
  { name: 'a day by the hour', address: `/dispatch?view=day&day=${monday}` },
]) {
  test(`${view.name}: frames while scrolling and dragging, and stored drops`, async ({
    page,
    api,
    person,
  }) => {
    const { user_id } = await signedInApi(api, person);
    await seedBoard(user_id, { technicians: TECHNICIANS, visits: VISITS, monday });
    await page.goto(view.address);
    await expect(page.getByRole('rowheader')).toHaveCount(TECHNICIANS + 1);
    const cards = page.getByRole('table').locator('[data-visit]');
    await expect(cards.first()).toBeVisible();
    await waitForNetworkIdle(page);

    const scrolled: number[] = [];
    const dragged: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      scrolled.push(await worstFrame(page, () => scrollThrough(page)));
      dragged.push(await worstFrame(page, () => dragAround(page)));
    }
    const dropsOf = await watchDrops(page);
    for (let n = 1; n <= WARM_UP + DROPS; n++) {
      await dropBeside(page, n % 2 === 0 ? -1 : 1);
      await expect.poll(async () => (await dropsOf()).length).toBe(n);
      // A person takes the next visit when the board has settled.
      await waitForNetworkIdle(page);
    }
    const drops = (await dropsOf()).slice(WARM_UP).toSorted((a, b) => a - b);
    const p99 = drops[Math.ceil(0.99 * drops.length) - 1] ?? Infinity;
    const rounded = (values: readonly number[]) => values.map((value) => Math.round(value)).join(', ');
    console.log(
      `${view.name}: longest frames, ms: scrolled ${rounded(scrolled)}; dragged ${rounded(dragged)}; ` +
        `${drops.length} drops stored: median ${rounded([median(drops)])} ms, 99 % within ${rounded([p99])} ms`,
    );
    expect(Math.round(median(scrolled))).toBeLessThanOrEqual(FRAME_MS);
    expect(Math.round(median(dragged))).toBeLessThanOrEqual(FRAME_MS);
    expect(p99).toBeLessThanOrEqual(SAVED_MS);
  });
}

/** From the top to the bottom and back, by the wheel. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(900, 600);
  for (const by of [400, -400])
    for (let n = 0; n < 20; n++) {
      await page.mouse.wheel(0, by);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
}

const boxOf = async (page: Page) => {
  const card = page.getByRole('table').locator('[data-visit]:visible').first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('No card is shown.');
  return { x: box.x + 12, y: box.y + 8 };
};

/** Takes a card across the board, and puts it back by Escape. */
async function dragAround(page: Page): Promise<void> {
  const { x, y } = await boxOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [toX, toY] of [
    [1400, y + 40],
    [500, 800],
    [1200, 300],
    [x, y],
  ] as const)
    await page.mouse.move(toX, toY, { steps: 20 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** Drops the first card one place to the right or to the left of its own. */
async function dropBeside(page: Page, by: 1 | -1): Promise<void> {
  const { x, y } = await boxOf(page);
  const width = await page
    .locator('[data-place]')
    .nth(1)
    .evaluate((place) => place.getBoundingClientRect().width);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by * width, y, { steps: 4 });
  await page.mouse.up();
}

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati']) {
  test(`${timezoneId}: no day drifts in five rounds of opening and saving`, async ({
    browser,
    baseURL,
    api,
    person,
  }) => {
    const { headers, addElevator, create } = await dealerApi(api, person);
    const { elevator_id } = await addElevator('East 1');
    const planned_day = addDays(monday, 1);
    const { visit_id } = await create('/api/visits/', { elevator_ids: [elevator_id], planned_day });
    const stored = async (id: number | string) => (await api.get(`/api/visits/${id}/`, { headers })).json();
    const localStorage = Object.entries(await sessionOf(api, person)).map(([name, value]) => ({
      name,
      value,
    }));
    const context = await browser.newContext({
      timezoneId,
      baseURL: baseURL ?? '',
      storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] },
    });
    const page = await context.newPage();
    const [year, month, day] = planned_day.split('-');
    const typed = `${month}/${day}/${year}`;
    for (let round = 0; round < 5; round++) {
      // The dialog: the day is typed again, and the note is changed.
      await page.goto(`/visit?visitId=${visit_id}`);
      await page.getByRole('button', { name: 'Plan', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Planned day')).toHaveValue(typed);
      await dialog.getByLabel('Planned day').fill(typed);
      await dialog.getByLabel('Note').fill(`Round ${round}`);
      await dialog.getByRole('button', { name: 'Save the plan' }).click();
      await expect(dialog).toBeHidden();
      expect(await stored(visit_id)).toMatchObject({ planned_day, note: `Round ${round}` });

      // The board: a time of the same day.
      await page.goto(`/dispatch?view=day&day=${planned_day}`);
      await page
        .getByRole('table')
        .getByRole('link', { name: /Copper Ridge/ })
        .focus();
      for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await expect(page.getByText(/^The visit to Copper Ridge is now on /)).toBeVisible();
      const hour = String(9 + Math.floor((round + 1) / 2)).padStart(2, '0');
      const from_time = `${hour}:${round % 2 === 0 ? '30' : '00'}`;
      expect(await stored(visit_id)).toMatchObject({ planned_day, from_time });

      // The form: today of this browser.
      await page.goto(`/add_visit?elevatorId=${elevator_id}`);
      const form = page.getByRole('form', { name: 'Plan a visit' });
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
      await form.getByRole('button', { name: 'Plan the visit' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Visit to Copper Ridge on / })).toBeVisible();
      const added = new URL(page.url()).searchParams.get('visitId') ?? '';
      expect(await stored(added)).toMatchObject({ planned_day: today });
    }
    await context.close();
  });
}

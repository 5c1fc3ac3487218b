import type { BrowserContext, Page } from '@playwright/test';
import { dealerApi } from '../console/dealerApi';
import { draftForms, type DraftForm } from '../console/draftForms';
import { makeDraftFixture } from '../console/draftFixture';
import { fillActions, type UserAction } from '../console/userActions';
import { expect, test } from '../console/test';
import {
  filterActions,
  fieldsOfEveryFormat,
  openForms,
  storeEveryFormat,
  timeOfCall,
} from './actionsDuringLoad';

/**
 * `npm run verify:choices`: every control of the console is used as soon as its page appears, and 10 ms, 20 ms, … later, on a
 * processor that is slowed down 1, 4 and 8 times. Each visit starts with another control. No selected, typed or ticked
 * input may be lost. `CHOICES_STEP=50` tries fewer moments, `CHOICES_LAST=100` ends sooner.
 */
const RATES = [1, 4, 8];
const STEP = Number(process.env['CHOICES_STEP'] ?? 10);
const LAST = Number(process.env['CHOICES_LAST'] ?? 300);

/** A screen that has lost this many inputs is not tried further. */
const ENOUGH = 5;

const moments = Array.from({ length: Math.floor(LAST / STEP) + 1 }, (_, at) => at * STEP);

test.use({ as: 'new dealer' });

interface EarlyScreen {
  name: string;
  address: string;
  actions: UserAction[];
}

let done = 0;
const lost: string[] = [];

const pause = (page: Page, milliseconds: number) =>
  page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), milliseconds);

/** Opens a screen with an empty cache, performs all actions from a given moment on, and returns the lost ones. */
async function visit(
  context: BrowserContext,
  screen: EarlyScreen,
  rate: number,
  moment: number,
  first: number,
) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(screen.address, { waitUntil: 'commit' });
  const actions = [...screen.actions.slice(first), ...screen.actions.slice(0, first)];
  await page.getByRole('main').locator('input, textarea, [data-chip]').first().waitFor();
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await pause(page, moment);
  const failed: string[] = [];
  for (const action of actions) {
    await action
      .act(page)
      .catch((error: Error) => failed.push(`${action.name}: ${error.message.split('\n')[0]}`));
    done += 1;
  }
  for (const action of actions) await action.expectKept(page).catch(() => failed.push(action.name));
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('.draft/')) localStorage.removeItem(key);
  });
  await page.close();
  return failed.map((name) => `${screen.name}, ${name}: ${moment} ms, slowed ${rate} times`);
}

async function sweep(context: BrowserContext, screen: EarlyScreen): Promise<void> {
  const before = lost.length;
  let visits = 0;
  for (const rate of RATES) {
    for (const moment of moments) {
      // Each lost input waits for its time limit: a few are enough to see what is wrong.
      if (lost.length - before >= ENOUGH) break;
      lost.push(...(await visit(context, screen, rate, moment, visits++ % screen.actions.length)));
    }
  }
  console.log(
    `${screen.name}: ${visits} visits of ${screen.actions.length} controls, lost ${lost.length - before}`,
  );
  expect(lost.slice(before)).toEqual([]);
}

const everyForm: readonly DraftForm[] = [...draftForms, ...openForms, fieldsOfEveryFormat];

for (const form of everyForm) {
  test(`${form.name}: nothing is lost`, async ({ context, api, person, page }) => {
    const fixture = await makeDraftFixture(api, person);
    // Options appear once Format is chosen: they are not in the initial form.
    const all = fillActions(form, form.choices?.(fixture) ?? {});
    const actions = all.filter(({ name }) => name !== 'Options');
    if (form === fieldsOfEveryFormat) {
      await storeEveryFormat(page, api);
      actions.push(timeOfCall);
    }
    await sweep(context, { name: form.name, address: form.address(fixture), actions });
  });
}

for (const { name, address, actions } of filterActions) {
  test(`${name}: nothing is lost`, async ({ context, api, person }) => {
    const fixture = await makeDraftFixture(api, person);
    // Above an empty list are no filters.
    const { addTicket } = await dealerApi(api, person);
    await addTicket(fixture.elevator);
    await sweep(context, { name, address: address(fixture), actions: actions(fixture) });
  });
}

test.afterAll(() => console.log(`${done} times chosen, typed or ticked, ${lost.length} lost`, lost));

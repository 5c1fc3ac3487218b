import { expect, test } from '@playwright/test';
import journeys from '../playwright.config';
import { PhoneFixture } from './PhoneFixture';
import type { Fate, OnTheLine } from './PhoneLine';
import { TechnicianPhone } from './TechnicianPhone';

/** `npm run verify:phone`: what a line and a server do to unsent work, each in a real browser. */
test.use({
  ...{ ...journeys.use, trace: 'off', actionTimeout: 15_000 },
  ...{ hasTouch: true, viewport: { width: 360, height: 780 } },
});

const BEGUN = ['OnTheWay', 'AtWork'];

let fixture: PhoneFixture;
test.beforeAll(async () => {
  fixture = await PhoneFixture.start();
});
test.beforeEach(() => fixture.line.mend());
test.afterAll(() => fixture.stop());

/** This fate for what the phone has stored first; the rest goes well. */
const ofStored =
  (fate: Fate) =>
  ({ number }: OnTheLine): Fate =>
    number === undefined ? 'well' : fate;

test('cases 1 and 2: after 500, 502, no answer, and a reset after the headers everything stays, in its order', async ({
  context,
}) => {
  const phone = await new TechnicianPhone(fixture, 4).use(context);
  await phone.signIn();
  for (const fate of [500, 502, 'silent', 'cut'] as const) {
    const visit = await fixture.planVisit();
    await phone.open(visit);
    const faulty = fixture.line.nextFault();
    fixture.line.fate = ofStored(fate);
    await phone.run(visit, 0, 1);
    await faulty;
    // The second one is saved while the first one is under way.
    await phone.run(visit, 1, 2);
    await expect(phone.strip).toHaveText(/^2 unsent/);
    fixture.line.mend();
    await phone.hurry();
    await phone.sent();
    expect((await fixture.effectsOf(visit)).states, String(fate)).toEqual(BEGUN);
  }
});

test('cases 5 and 6: each answer is lost once after the server has done it: one effect each', async ({
  context,
}) => {
  const { phone, visit } = await TechnicianPhone.at(fixture, context);
  const lost = new Set<number>();
  fixture.line.fate = ({ number }) => {
    if (number === undefined || lost.has(number)) return 'well';
    lost.add(number);
    return 'unanswered';
  };
  await phone.run(visit, 0);
  await expect(async () => {
    await phone.hurry();
    await phone.sent(1_000);
  }).toPass();
  await phone.expectWhole(visit);
  expect(lost.size).toBe(phone.kept.length);
});

test('case 8: after the answer to the first of three changes the screen still shows the third, also after a reload', async ({
  context,
}) => {
  const { phone, visit } = await TechnicianPhone.at(fixture, context);
  await phone.run(visit, 0, 2);
  await phone.sent();
  const [first] = phone.kept.slice(-1).map(({ sequence }) => sequence + 1);
  fixture.line.fate = ({ number = 0 }) => (number > Number(first) ? 503 : 'well');
  const choice = (name: string) =>
    phone.page.getByRole('radiogroup', { name: 'Pit is dry' }).getByRole('radio', { name, exact: true });
  for (const name of ['OK', 'Not OK', 'Not applicable']) await choice(name).click();
  await expect(phone.strip).toHaveText(/^2 unsent/);
  await expect(choice('Not applicable')).toBeChecked();
  expect((await fixture.effectsOf(visit)).answers[0]).toBe('Pit is dry Ok');
  await phone.open(visit);
  await expect(choice('Not applicable')).toBeChecked();
  fixture.line.mend();
  await phone.hurry();
  await phone.sent();
  await expect(choice('Not applicable')).toBeChecked();
  expect((await fixture.effectsOf(visit)).answers[0]).toBe('Pit is dry NotApplicable');
});

test('case 9: a session that ends while work is sent removes nothing; after the sign-in the rest is sent', async ({
  context,
}) => {
  const { phone, visit, states } = await TechnicianPhone.at(fixture, context);
  await context.setOffline(true);
  await phone.run(visit, 0, 7);
  const [, second] = phone.kept.slice(-7).map(({ sequence }) => sequence);
  fixture.line.fate = ({ number = 0 }) => (number >= Number(second) ? 401 : 'well');
  await context.setOffline(false);
  await expect(phone.strip).toHaveText(/^6 unsent .* Sign in again to send your work/);
  expect(await states()).toEqual(['OnTheWay']);
  const { user_id } = fixture.technician;
  await fixture.rows('update sessions set revoked_at = now() where user_id = $1', [user_id]);
  fixture.line.mend();
  await phone.hurry();
  await expect(phone.page.getByRole('button', { name: 'Login' })).toBeVisible();
  await phone.signIn();
  await phone.open(visit);
  await phone.run(visit, 7);
  await phone.sent();
  await phone.expectWhole(visit);
});

test('cases 10 and 11: signing out with 2 unsent asks; somebody else sees whose they are, and sends nothing of it', async ({
  context,
}) => {
  const { phone, visit, states } = await TechnicianPhone.at(fixture, context);
  const { page } = phone;
  fixture.line.fate = ofStored(503);
  await phone.run(visit, 0, 2);
  await expect(phone.strip).toHaveText(/^2 unsent/);
  await phone.signOut();
  await expect(page.getByText('2 items are not sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toHaveCount(0);
  fixture.line.mend();
  await phone.signIn(await fixture.colleague());
  const { username } = fixture.technician;
  const named = page.getByText(new RegExp(`2 items of ${username} on this phone`));
  await expect(named).toBeVisible();
  await named.click();
  await expect(page.getByText('Work of somebody else')).toBeVisible();
  await expect(page.getByRole('button', { name: /Send|Delete|Try again/ })).toHaveCount(0);
  expect(await states()).toEqual([]);
  await phone.signOut();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toHaveCount(0);
  await phone.signIn();
  await phone.sent();
  expect(await states()).toEqual(BEGUN);
});

test('cases 12 and 13: a photo that the server has no room for stays, needs a person, and arrives as it was stored', async ({
  context,
}) => {
  const { phone, visit } = await TechnicianPhone.at(fixture, context);
  await phone.run(visit, 0, 5);
  await phone.sent();
  for (const status of [413, 415, 507]) {
    fixture.line.fate = ({ path: asked }) => (asked.startsWith('/api/files/') ? status : 'well');
    await phone.photo(visit, 0);
    await expect(phone.strip).toHaveText(/1 needs you$/);
    fixture.line.mend();
    await phone.strip.click();
    await phone.page.getByRole('button', { name: 'Try again' }).click();
    await expect(phone.page.getByText('Everything is sent')).toBeVisible();
    await phone.open(visit);
  }
  await phone.run(visit, 7);
  await phone.sent();
  await phone.expectWhole(visit);
});

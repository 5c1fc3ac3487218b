import { expect, test } from '@playwright/test';
import journeys from '../playwright.config';
import { PhoneBrowser } from './PhoneBrowser';
import { PhoneFixture } from './PhoneFixture';
import { TechnicianPhone } from './TechnicianPhone';

/**
 * `npm run verify:phone`: a technician's visit, from On the way to Done, in a real browser: without a network from each of its twelve moments
 * on, and with a browser that is killed at each of them. In the end the server has each effect once, in the phone's order, and each
 * photo as the phone stored it (R1411, R1412).
 */
test.use({
  ...{ ...journeys.use, trace: 'off', actionTimeout: 15_000 },
  ...{ hasTouch: true, viewport: { width: 360, height: 780 } },
});

/** The steps of a visit. */
const MOMENTS = 12;
const NOTHING_OPEN = [{ pending: 0, missing: 0 }];

let fixture: PhoneFixture;
test.beforeAll(async () => {
  fixture = await PhoneFixture.start();
});
test.afterAll(() => fixture.stop());

test('airplane mode at 12 moments of a visit: nothing lost, nothing twice, in order', async ({ context }) => {
  const phone = await new TechnicianPhone(fixture, 1).use(context);
  await phone.signIn();
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const visit = await fixture.planVisit();
    await phone.openWithTicket(visit);
    const steps = phone.stepsOf(visit);
    for (const [at, { run }] of steps.entries()) {
      if (at === moment) await context.setOffline(true);
      await run();
    }
    await expect(phone.strip).toBeVisible();
    expect((await fixture.effectsOf(visit)).states).not.toContain('Done');
    await context.setOffline(false);
    await phone.sent();
    await phone.expectWhole(visit);
    console.log(`airplane mode before '${steps[moment]?.name}': whole`);
  }
  await expect.poll(() => fixture.phones()).toEqual(NOTHING_OPEN);
});

test('a browser that is killed at 12 moments of a visit: nothing lost, nothing twice, in order', async () => {
  const browser = new PhoneBrowser();
  const phone = await new TechnicianPhone(fixture, 2).use(await browser.start());
  await phone.signIn();
  try {
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const visit = await fixture.planVisit();
      await phone.open(visit);
      const steps = phone.stepsOf(visit);
      // Between sending and the server, or between the server and the answer.
      const fate = moment % 2 === 0 ? 'silent' : 'mute';
      for (const [at, { run, sends }] of steps.entries()) {
        const fault = at === moment && sends ? fixture.line.nextFault() : undefined;
        if (fault) fixture.line.fate = ({ number }) => (number === undefined ? 'well' : fate);
        await run();
        if (at !== moment) continue;
        await fault;
        await browser.kill();
        fixture.line.mend();
        await phone.use(await browser.start());
        await phone.openAgain(visit);
        await phone.typeAgain(visit, at);
      }
      await phone.sent();
      await phone.expectWhole(visit);
      console.log(`killed after '${steps[moment]?.name}', request ${fate}: whole`);
    }
  } finally {
    await browser.end();
  }
});

import { expect, test } from '@playwright/test';
import journeys from '../playwright.config';
import { PhoneFixture, type PlannedVisit } from './PhoneFixture';
import { seededRandom } from './seededRandom';
import { TechnicianPhone } from './TechnicianPhone';

/** `npm run verify:phone`: a day on a poor line is sent without a hand (R1412, R1413). */
test.use({
  ...{ ...journeys.use, trace: 'off', actionTimeout: 15_000 },
  ...{ hasTouch: true, viewport: { width: 360, height: 780 } },
});

const VISITS = 12;
const PHOTOS = 5;
/** The share of the requests that are lost: half of them on the way there, the others on the way back. */
const LOST = 0.1;
const LATENCY_MS = 400;
/** Milliseconds after the last tap until everything is sent. */
const SENT_WITHIN = 300_000;

test('12 visits with 60 photos on a line that loses a tenth of the requests: all sent, without a hand', async ({
  context,
}) => {
  const fixture = await PhoneFixture.start();
  const phone = await new TechnicianPhone(fixture, 5).use(context);
  try {
    const visits = [];
    for (let n = 0; n < VISITS; n += 1) visits.push(await fixture.planVisit());
    await phone.signIn();
    const chance = seededRandom(42);
    fixture.line.fate = () => {
      const luck = chance();
      if (luck >= LOST) return 'well';
      return luck < LOST / 2 ? 'lost' : 'unanswered';
    };
    const devtools = await context.newCDPSession(phone.page);
    const line = { latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    const began = performance.now();
    for (const visit of visits) {
      // A screen that could not be loaded is opened again; what is stored is not touched.
      await expect(() => openFromMyWork(phone, visit)).toPass();
      await phone.run(visit, 0, 7);
      for (let more = 3; more <= PHOTOS; more += 1) await phone.photo(visit, more);
      await phone.run(visit, 7);
    }
    const worked = performance.now();
    await phone.sent(SENT_WITHIN);
    const sent = performance.now();
    for (const visit of visits) await phone.expectWhole(visit);
    const photos = visits.flatMap(({ visit_id }) => phone.photos.get(visit_id) ?? []);
    expect(new Set(photos).size).toBe(VISITS * PHOTOS);
    expect(fixture.line.faults).toBeGreaterThan(VISITS);
    const seconds = (ms: number) => (ms / 1000).toFixed(0);
    console.log(
      `${phone.kept.length} items with ${photos.length} photos, ${fixture.line.faults} requests lost: worked for ` +
        `${seconds(worked - began)} s, all sent ${seconds(sent - worked)} s later`,
    );
  } finally {
    await fixture.stop();
  }
});

/** Opens a visit from the list of today, and looks at its ticket. */
async function openFromMyWork(phone: TechnicianPhone, visit: PlannedVisit): Promise<void> {
  const { page } = phone;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Work' }).click();
  await page.locator(`a[href$='visitId=${visit.visit_id}']`).first().click();
  await expect(page.getByText('Door gap')).toBeVisible();
  await phone.lookAtTicket(visit);
}

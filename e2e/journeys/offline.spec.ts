import type { APIRequestContext, Page } from '@playwright/test';
import { elevatorFixture } from '../console/elevatorFixture';
import type { Person } from '../console/people';
import { signInOnPhone } from '../console/signInOnPhone';
import { expect, test } from '../console/test';

// A browser without a network reports each request, also that of the script of the worker.
const OFFLINE = /net::ERR_|error occurred when fetching the script/;
test.use({
  ...{ as: 'new dealer', hasTouch: true, viewport: { width: 360, height: 780 } },
  expectedErrors: [OFFLINE],
});

/** A technician with a visit of today, and what the server knows of it. */
async function phoneWithVisit(page: Page, api: APIRequestContext, person: Person) {
  const { technician, headers, visitToday } = await elevatorFixture(api, person);
  const visit_id = await visitToday();
  await signInOnPhone(page, technician.username, person.password);
  /** The states that the visit has had, in their order. */
  const states = async (): Promise<string[]> => {
    const answer = await (await api.get(`/api/visits/${visit_id}/history/?page=1`, { headers })).json();
    return answer.results
      .filter(({ what }: { what: string }) => what === 'state')
      .map(({ after }: { after: string }) => after)
      .toReversed();
  };
  const phones = async () =>
    (await api.get(`/api/devices/?user_id=${technician.user_id}`, { headers })).json();
  return { states, phones };
}

const strip = (page: Page) => page.getByRole('link', { name: /unsent since/ });

test('without a network a visit goes on; it is sent once and in order, also from two tabs (R1411, R1412, R1416, R1418)', async ({
  page,
  context,
  api,
  person,
}) => {
  const { states, phones } = await phoneWithVisit(page, api, person);
  const other = await context.newPage();
  await other.goto('/my_work');
  await expect(other.getByRole('button', { name: 'On the way' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'On the way' }).click();
  await expect(strip(page)).toHaveText(/^1 unsent since/);
  await page.getByRole('button', { name: 'Arrived' }).click();
  await expect(strip(page)).toHaveText(/^2 unsent since/);
  await expect(page.getByText('At work')).toBeVisible();
  await expect(strip(other)).toHaveText(/^2 unsent since/);
  expect(await states()).toEqual([]);
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await expect(strip(other)).toHaveCount(0);
  expect(await states()).toEqual(['OnTheWay', 'AtWork']);
  await expect
    .poll(async () =>
      (await phones()).map(({ pending, missing }: Record<string, number>) => [pending, missing]),
    )
    .toEqual([[0, 0]]);
});

test('case 5: a page that is killed before the answer leaves one effect (R1412)', async ({
  page,
  context,
  api,
  person,
}) => {
  const { states } = await phoneWithVisit(page, api, person);
  const killed = page.waitForEvent('close');
  await context.route(
    '**/api/visits/*/state/',
    async (route) => {
      await route.fetch();
      await page.close();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'On the way' }).click();
  await killed;
  expect(await states()).toEqual(['OnTheWay']);
  const again = await context.newPage();
  const sent = again.waitForResponse('**/api/visits/*/state/');
  await again.goto('/my_work');
  expect((await sent).status()).toBe(200);
  await expect(again.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await expect(strip(again)).toHaveCount(0);
  expect(await states()).toEqual(['OnTheWay']);
});

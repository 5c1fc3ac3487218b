import { anotherBrowser } from '../console/anotherBrowser';
import { elevatorFixture } from '../console/elevatorFixture';
import {
  watchForReload,
  openAndSubscribe,
  openTickets,
  streamsOf,
  waitsForStreamLock,
} from '../console/liveScreens';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ firstVisit: true });

test.use({ as: 'new dealer' });

const LIST = { path: '/all_open_tickets', title: /All Open tickets/i };

test('a ticket from elsewhere changes the number on Home in one browser and the list in another, without a reload', async ({
  page,
  person,
  api,
  browser,
  baseURL,
}) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const other = await anotherBrowser({ browser, api, person, baseURL });
  await openAndSubscribe(other, LIST.path, LIST.title);
  await openAndSubscribe(page, '/amc_count', 'Home');
  await expect(openTickets(page)).toHaveText('0');
  const [stayed, otherStayed] = [await watchForReload(page), await watchForReload(other)];
  const { ticket_key } = await makeTicket();
  await expect(openTickets(page)).toHaveText('1');
  await expect(other.getByRole('row', { name: ticket_key })).toBeVisible();
  await stayed();
  await otherStayed();
  await other.context().close();
});

test('a change in one browser is shown in the list of the other, without a reload', async ({
  page,
  person,
  api,
  browser,
  baseURL,
}) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const { ticket_id, ticket_key } = await makeTicket({ label: 'Doors' });
  const other = await anotherBrowser({ browser, api, person, baseURL });
  await other.goto(`/edit_Open_ticket?ticketId=${ticket_id}`);
  await settled(other, 'Edit Ticket');
  await other.getByLabel('Label').fill('Brakes');
  await openAndSubscribe(page, LIST.path, LIST.title);
  const row = page.getByRole('row', { name: ticket_key });
  await expect(row).toContainText('Doors');
  const stayed = await watchForReload(page);
  await other.getByRole('button', { name: 'Update Ticket' }).click();
  await expect(row).toContainText('Brakes');
  await stayed();
  await other.context().close();
});

test('two tabs share one stream and both show what is new; when its tab is closed, the other one takes over', async ({
  page,
  person,
  api,
  context,
}) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const streams = streamsOf(context);
  await openAndSubscribe(page, '/amc_count', 'Home');
  const second = await context.newPage();
  await second.goto('/amc_count');
  await settled(second, 'Home');
  await expect(openTickets(second)).toHaveText('0');
  await waitsForStreamLock(second);

  await makeTicket();
  await expect(openTickets(page)).toHaveText('1');
  await expect(openTickets(second)).toHaveText('1');
  expect(streams.map((tab) => tab === page)).toEqual([true]);

  const takesOver = second.waitForResponse('**/api/events/*');
  await page.close();
  expect((await takesOver).status()).toBe(200);
  await makeTicket();
  await expect(openTickets(second)).toHaveText('2');
  expect(streams.map((tab) => tab === page)).toEqual([true, false]);
});

test('what is made before a page listens is shown once it does, in its first tab and in the next one', async ({
  page,
  person,
  api,
  context,
}) => {
  const { makeTicket } = await elevatorFixture(api, person);
  for (const [tab, tickets] of [
    [page, 1],
    [await context.newPage(), 2],
  ] as const) {
    await tab.goto('/amc_count');
    await settled(tab, 'Home');
    await expect(openTickets(tab)).toHaveText(String(tickets - 1));
    // It listens once it has been at rest for two seconds.
    await makeTicket();
    await expect(openTickets(tab)).toHaveText(String(tickets));
  }
});

test.describe('where the stream cannot be had', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('everything can be retried after a minute', async ({ page, person, api }) => {
    const { makeTicket } = await elevatorFixture(api, person);
    await page.clock.install();
    await page.route('**/api/events/*', (route) => route.abort());
    const tried = page.waitForRequest('**/api/events/*');
    await page.goto('/amc_count');
    await tried;
    await expect(openTickets(page)).toHaveText('0');
    const stayed = await watchForReload(page);
    await makeTicket();
    await expect(openTickets(page)).toHaveText('0');
    await page.clock.fastForward(60_000);
    await expect(openTickets(page)).toHaveText('1');
    await stayed();
  });
});

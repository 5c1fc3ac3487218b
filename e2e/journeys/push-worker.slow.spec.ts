import { MESSAGE, openSettings, pushesTo, shownNotifications } from '../console/pushWorker';
import { expect, test } from '../console/test';
import { WHOLE_BROWSER } from '../playwright.config';

/** The service worker of the console in a real Chromium; the browser itself delivers what a push service would. */
test.use({ ...WHOLE_BROWSER, firstVisit: true, as: 'new dealer' });

test.beforeEach(({ context, page, baseURL }) => openSettings(context, page, baseURL ?? ''));

test('a message is shown with its text; a newer one of the same topic replaces it', async ({
  context,
  page,
}) => {
  const push = await pushesTo(context, page);
  const { title, body, path, topic } = MESSAGE;
  await push(JSON.stringify(MESSAGE));
  await expect.poll(() => shownNotifications(page)).toEqual([{ title, body, path, tag: topic }]);
  await push(JSON.stringify({ ...MESSAGE, body: 'North 1: Stuck' }));
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ title, body: 'North 1: Stuck', path, tag: topic }]);
});

for (const [what, data] of [
  ['no JSON', '<html>Welcome</html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a title that is no text', '{"title":{"a":1}}'],
  ['an empty title', '{"title":""}'],
] as const)
  test(`a message of ${what} is shown anyway, as the console's own: browsers forbid silent ones`, async ({
    context,
    page,
  }) => {
    const push = await pushesTo(context, page);
    await push(data);
    await expect
      .poll(() => shownNotifications(page))
      .toEqual([{ title: 'Smart Elevator Maintenance', body: '', tag: 'news', path: '/amc_count' }]);
  });

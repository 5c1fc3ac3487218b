import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { matchesVisit } from '@smart-elevator/shared-api/contract/visits/visitFilter';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { screen, within } from '@testing-library/react';
import { paths, visitPath } from '../paths';
import { newPhone } from '../testing/outboxPage';
import { openScreen } from '../testing/openScreen';

const network = fakeNetwork();
beforeEach(() => newPhone(network));

test('the visits of the days ahead and of the past days stand apart, each with its day (R1400)', async () => {
  signedIn();
  const [coming, past] = [addDays(localDay(), 2), addDays(localDay(), -3)];
  network.answerList(
    visitList,
    [
      aVisit({ building_name: 'Mill', planned_day: coming }),
      aVisit({ building_name: 'Harbor', planned_day: past, state: 'Done' }, 2),
    ],
    {
      matches: (row, query) => matchesVisit(row, query),
    },
  );
  openScreen(paths.visits);
  const next = within(await screen.findByRole('list', { name: 'The next 30 days' }));
  expect(next.getByRole('link', { name: 'Mill' })).toHaveAttribute('href', visitPath(1));
  expect(next.getByText(new RegExp(formatWeekday(coming)))).toBeVisible();
  const former = within(await screen.findByRole('list', { name: 'The last 30 days' }));
  expect(former.getByRole('link', { name: 'Harbor' })).toBeVisible();
  expect(former.queryByRole('link', { name: 'Mill' })).toBeNull();
});

test('the next day they are there without a network, too, each on its side of the new day (R1400, R1419)', async () => {
  signedIn();
  const today = localDay();
  network.answerList(
    visitList,
    ['Harbor', 'Mill', 'Tower'].map((building_name, at) =>
      aVisit({ building_name, planned_day: addDays(today, at) }, at + 1),
    ),
    { matches: (row, query) => matchesVisit(row, query) },
  );
  const { unmount } = openScreen(paths.visits);
  expect(await screen.findByRole('link', { name: 'Tower' })).toBeVisible();
  unmount();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  network.offline(visitList);
  openScreen(paths.visits);
  const shown = async (list: string) =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(await shown('The next 30 days')).toEqual(['Tower']);
  expect(await shown('The last 30 days')).toEqual(['Harbor']);
});

import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
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
      matches: (row, { planned_from = '', planned_to = '' }) =>
        row.planned_day >= planned_from && row.planned_day <= planned_to,
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

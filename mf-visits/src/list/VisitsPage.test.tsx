import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { chooseFilter } from '@smart-elevator/shared-ui/testing/openFilter';
import { screen, waitFor, within } from '@testing-library/react';
import { openVisits } from '../testing/openVisits';

const network = fakeNetwork();
const asked = () => network.calls(visitList).at(-1)?.query;

test('a visit shows its days, building, elevators, technicians and state, and opens its page (R1201)', async () => {
  network.answerList(visitList, [
    aVisit({
      building_name: 'Harbor',
      planned_day: '2031-01-09',
      promised_day: '2031-01-08',
      from_time: '09:30',
      to_time: '12:00',
      state: 'OnTheWay',
      technicians: [{ user_id: 4, username: 'ravi', full_name: 'Ravi Iyer' }],
    }),
    aVisit({ building_name: 'Mill' }, 2),
  ]);
  openVisits(network, '/visits');
  const table = within(await screen.findByRole('table', { name: 'Visits' }));
  const [, first, second] = table.getAllByRole('row');
  for (const text of ['01/09/2031', '09:30 AM – 12:00 PM', 'Harbor', 'Ravi Iyer', 'On the way', '01/08/2031'])
    expect(first).toHaveTextContent(text);
  expect(second).toHaveTextContent('Nobody');
  expect(table.getByRole('link', { name: 'Visit to Harbor on 01/09/2031' })).toHaveAttribute(
    'href',
    '/visit?visitId=1',
  );
  expect(table.getByRole('link', { name: 'Harbor' })).toHaveAttribute(
    'href',
    '/elevators?view=table&building=Harbor',
  );
  expect(asked()).toMatchObject({ ordering: '-planned_day' });
});

test('filters are in the address and in the call, and the next days come in their order (R1230)', async () => {
  network.answerList(visitList, [aVisit()]);
  const { user, address } = openVisits(network, '/visits?planned=2031-01-01..2031-01-31');
  await screen.findByRole('table', { name: 'Visits' });
  expect(asked()).toMatchObject({
    planned_from: '2031-01-01',
    planned_to: '2031-01-31',
    ordering: 'planned_day',
  });
  await chooseFilter(user, 'State', 'On hold');
  expect(address()).toBe('/visits?planned=2031-01-01..2031-01-31&state=OnHold');
  await waitFor(() => expect(asked()).toMatchObject({ state: 'OnHold' }));
  await chooseFilter(user, 'Nobody planned', 'Yes');
  await waitFor(() => expect(asked()).toMatchObject({ unassigned: 'true' }));
});

test('without visits the list says where they come from, and leads to the next step (R267)', async () => {
  network.answerList(visitList, []);
  openVisits(network, '/visits');
  expect(await screen.findByText('No visits yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan a visit' })).toHaveAttribute('href', '/add_visit');
});

import { readBoard, readTray } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { screen } from '@testing-library/react';
import { openVisits } from '../testing/openVisits';

const network = fakeNetwork();

const DAY = '2031-01-06';
const ravi = { user_id: 4, username: 'ravi', full_name: 'Ravi Iyer' };
const harbor = aVisit({ building_name: 'Harbor', planned_day: DAY, technicians: [ravi] });
const sealed = harbor.lifts.map((lift) => ({
  ...lift,
  elevator_id: 99,
  sealed_at: '2031-01-02T10:00:00.000Z',
}));

test.each([['week'], ['view=day&day']])(
  'a visit with a sealed lift has its tag on the board and in the tray: %s (R1361)',
  async (shown) => {
    network.answer(readBoard, {
      technicians: [{ ...ravi, is_active: true }],
      visits: [
        { ...harbor, lifts: [...harbor.lifts, ...sealed] },
        aVisit({ building_name: 'Mill', planned_day: DAY, technicians: [ravi] }, 2),
      ],
      ...{ absences: [], days_off: [], day_minutes: 480, last_holiday: '2031-12-31' },
    });
    network.answer(readTray, {
      counts: { unassigned: 1, alerts: 0, hold: 0, cancelled: 0 },
      visits: [aVisit({ building_name: 'Pier', planned_day: '2031-02-03', lifts: sealed }, 3)],
    });
    openVisits(network, `/dispatch?${shown}=${DAY}`);
    expect(await screen.findByRole('link', { name: /Harbor.*Sealed/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Mill/ })).not.toHaveTextContent('Sealed');
    expect(await screen.findByRole('link', { name: /Pier.*Sealed/ })).toBeVisible();
  },
);

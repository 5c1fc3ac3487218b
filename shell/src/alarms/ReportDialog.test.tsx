import {
  alarmList,
  readAlarm,
  readOpenAlarms,
  reportAlarm,
} from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { CallerElevator } from '@smart-elevator/shared-api/contract/tickets/caller';
import { readCaller } from '@smart-elevator/shared-api/contract/tickets/callerEndpoints';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aTicketDetails, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import { aFireService, anAlarm } from '../testing/anAlarm';
import { ReportDialog } from './ReportDialog';

const network = fakeNetwork();

const now = '2026-06-01T10:00:30.000Z';
const caller: CallerElevator = {
  elevator_id: 5,
  elevator_name: 'AA1005',
  building_name: 'Copper Ridge',
  elevator_address: '710 Obrecht Rd',
  main_completed_date: null,
  main_due_date: '2026-07-01',
  customer_id: null,
  customer_name: null,
  customer_full_name: '',
  customer_phone: null,
  contract: null,
  open_tickets: [],
  open_count: 0,
  last_label: null,
  technician: null,
};

async function open() {
  signedIn();
  const dialog = <ReportDialog lift={{ elevator_id: 5 }} onClose={() => undefined} />;
  const view = renderRoutes([{ path: '/', element: dialog }], '/');
  await view.user.type(await screen.findByLabelText('Caller’s phone'), '98200 11223');
  return view;
}

const press = (name: string) => screen.getByRole('button', { name });

test('an alarm that could not be sent is kept and sent again by itself, as the same alarm (R1351)', async () => {
  network.answer(readOpenAlarms, { now, alarms: [], fire: aFireService });
  network.answer(readCaller, caller);
  network.offline(reportAlarm);
  const { user } = await open();
  await user.click(press('Raise the alarm'));
  expect(await screen.findByText('The alarm is not out yet')).toBeVisible();
  expect(screen.getByLabelText('Caller’s phone')).toHaveValue('98200 11223');

  network.answer(reportAlarm, anAlarm());
  network.answer(readAlarm, { now, alarm: anAlarm(), log: [], fire: aFireService });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The alarm is out.')).toHaveFocus();
  const sent = network.calls(reportAlarm);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.body).toMatchObject({ elevator_id: 5, caller_phone: '98200 11223' });
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/./);
  expect(screen.getByText('Do not force the doors, and do not climb out.')).toBeVisible();
});

test('a lift that has an open alarm already says so (R1351)', async () => {
  network.answer(readOpenAlarms, {
    now: '2026-06-01T10:04:10.000Z',
    alarms: [anAlarm()],
    fire: aFireService,
  });
  network.answer(readCaller, caller);
  await open();
  expect(await screen.findByText('AA1005 has an open alarm already: 4 min ago.')).toBeVisible();
});

test('a back end without alarms gets the specified ticket, and the dialog says that nobody was alarmed (R1357)', async () => {
  network.lacks(readOpenAlarms, reportAlarm, readAlarm, alarmList);
  network.answer(readCaller, caller);
  network.answer(createTicket, aTicketDetails());
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Create the ticket|Raise the alarm/ }));
  expect(await screen.findByText('The ticket is created. Nobody was alarmed.')).toBeVisible();
  await waitFor(() =>
    expect(network.calls(createTicket)[0]?.body).toMatchObject({
      ...{ elevator_id: 5, entrapment: true, priority: 'Critical', label: 'Passenger trapped' },
      ...{ status: 'Open', resolution: 'Unresolved', target_date: localDay(), start_date: localDay() },
      description: 'Caller: 98200 11223',
    }),
  );
});

import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';

/** An alarm that nobody has taken, reported at 10:00 of a day in summer. */
export const anAlarm = (changes: Partial<Alarm> = {}): Alarm => ({
  alarm_id: 3,
  ticket_id: 70,
  ticket_key: 'ELV-70',
  elevator_id: 5,
  elevator_name: 'AA1005',
  building_name: 'Copper Ridge',
  elevator_address: '710 Obrecht Rd',
  customer_name: '',
  customer_phone: '',
  caller_phone: '98200 11223',
  note: '',
  people: null,
  injured: null,
  calm: null,
  floor: '',
  reported_at: '2026-06-01T10:00:00.000Z',
  reported_by: { user_id: 7, name: 'Lift Dealer', phone: '' },
  acknowledged_at: null,
  acknowledged_by: null,
  arrival_minutes: null,
  arrived_at: null,
  arrived_by: null,
  released_at: null,
  released_by: null,
  false_alarm: false,
  next_step_at: null,
  unanswered: false,
  ...changes,
});

/** What the dealer has set about the fire service. */
export const aFireService = { minutes: 30, numbers: ['101', '112'] };

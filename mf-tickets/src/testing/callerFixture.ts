import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { CallerElevator } from '@smart-elevator/shared-api/contract/tickets/caller';
import { today } from './ticketFormAnswers';

/** The elevator that somebody calls about in the tests. */
export const callerFixture: CallerElevator = {
  elevator_id: 5,
  elevator_name: 'AA1005',
  building_name: 'Copper Ridge',
  elevator_address: '710 Obrecht Rd',
  main_completed_date: '2026-02-03',
  main_due_date: '2026-03-05',
  customer_id: 81,
  customer_name: 'lake.society',
  customer_full_name: 'Lake View Society',
  customer_phone: '+91 98100 00042',
  contract: { contract_id: 3, kind: 'Comprehensive', end_date: '2026-12-31' },
  open_tickets: [
    {
      ticket_id: 70,
      ticket_key: 'ELV-70',
      summary: 'Light is broken',
      status: 'OnHold',
      create_date: addDays(today, -3),
    },
    {
      ticket_id: 71,
      ticket_key: 'ELV-71',
      summary: 'Fan is loud',
      status: 'Open',
      create_date: today,
    },
  ],
  open_count: 2,
  last_label: 'Light',
  technician: { user_id: 31, username: 'anita.rao', full_name: null, is_engineer: true },
};

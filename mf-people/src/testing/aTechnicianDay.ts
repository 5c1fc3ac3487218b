import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type {
  TechnicianDay,
  TechnicianTicket,
  TechnicianVisit,
} from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { aTicketRow } from '@smart-elevator/shared-api/testing/factories';

const SITE = {
  elevator_address: '12 MG Road, Pune',
  customer_name: 'sunrise',
  customer_full_name: 'Sunrise Society',
  customer_phone: '98100 00001',
};

/** The n-th visit, today unless given. */
export const aVisit = (changes: Partial<TechnicianVisit> = {}, n = 1): TechnicianVisit => ({
  day: localDay(),
  elevator_id: n,
  elevator_name: `AA${1000 + n}`,
  building_name: 'Sunrise Tower',
  ...SITE,
  done: false,
  ...changes,
});

/** The n-th open ticket, due today unless given. */
export const anOpenTicket = (changes: Partial<TechnicianTicket> = {}, n = 1): TechnicianTicket => ({
  ...aTicketRow({ status: 'Open', priority: 'High', summary: 'Door reopens' }, n),
  elevator_id: n,
  building_name: 'Sunrise Tower',
  ...SITE,
  create_date: '2026-01-05',
  target_date: localDay(),
  reported_at: null,
  ...changes,
});

/** Nothing to do, and one other technician. */
export const aTechnicianDay = (changes: Partial<TechnicianDay> = {}): TechnicianDay => ({
  technician: {
    user_id: 31,
    username: 'anita.rao',
    full_name: 'Anita Rao',
    email: 'anita@example.com',
    phoneno: '98765 43210',
    is_active: true,
  },
  visits: [],
  tickets: [],
  elevators: [],
  work: { open_tickets: 0, late_tickets: 0, elevators: 0, visits: 0 },
  everybody: { technicians: 2, open_tickets: 0, late_tickets: 0, elevators: 0, visits: 0 },
  ...changes,
});

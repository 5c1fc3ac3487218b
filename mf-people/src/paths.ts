import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';

/** The addresses of this remote; others link to those in `links` of its remote.json. */
export const paths = {
  technicians: '/technicians',
  addTechnician: '/add_technicians',
  editTechnician: '/edit_tech',
  /** The page of one technician, a day of theirs on one sheet, and the short form that invites one (our own addresses). */
  technician: '/technician',
  technicianDay: '/technician_day',
  inviteTechnician: '/invite_technician',
  customers: '/customers',
  /** The page of one customer (our own address). */
  customer: '/customer',
  addCustomer: '/add_customer',
  editCustomer: '/edit_cust',
} as const;

/** Addresses with a selection (R207). */
export const pathTo = {
  technician: (userId: number | string) => withQuery(paths.technician, { userId }),
  /** `day` is yyyy-mm-dd; without one it is today. */
  technicianDay: (userId: number | string, day?: string) => withQuery(paths.technicianDay, { userId, day }),
  editTechnician: (userId: number | string) => withQuery(paths.editTechnician, { userId }),
  customer: (userId: number | string) => withQuery(paths.customer, { userId }),
  editCustomer: (userId: number | string) => withQuery(paths.editCustomer, { userId }),
} as const;

import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';

/** The addresses of this remote; others link to those in `links` of its remote.json. */
export const paths = {
  technicians: '/technicians',
  addTechnician: '/add_technicians',
  editTechnician: '/edit_tech',
  customers: '/customers',
  /** The page of one customer (our own address). */
  customer: '/customer',
  addCustomer: '/add_customer',
  editCustomer: '/edit_cust',
} as const;

/** Addresses with a selection (R207). */
export const pathTo = {
  editTechnician: (userId: number | string) => withQuery(paths.editTechnician, { userId }),
  customer: (userId: number | string) => withQuery(paths.customer, { userId }),
  editCustomer: (userId: number | string) => withQuery(paths.editCustomer, { userId }),
} as const;

import { paths as linked } from '@smart-elevator/shared-ui/paths';
import { pathTo as linkedTo, withQuery } from '@smart-elevator/shared-ui/pathTo';

/** The addresses of this remote, and those that several packages link to. */
export const paths = {
  ...linked,
  addTechnician: '/add_technicians',
  editTechnician: '/edit_tech',
  /** The page of one customer (our own address). */
  customer: '/customer',
  addCustomer: '/add_customer',
  editCustomer: '/edit_cust',
} as const;

/** Addresses with a selection (R207). */
export const pathTo = {
  ...linkedTo,
  editTechnician: (userId: number | string) => withQuery(paths.editTechnician, { userId }),
  customer: (userId: number | string) => withQuery(paths.customer, { userId }),
  editCustomer: (userId: number | string) => withQuery(paths.editCustomer, { userId }),
} as const;

import { linkTo } from '@smart-elevator/shared-api/client/links';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { messages } from './messages';

interface CustomerNameProps {
  customer: {
    customer_id?: number | null | undefined;
    customer_name?: string | null | undefined;
    customer_full_name?: string | null | undefined;
    customer_deleted?: boolean | undefined;
  };
  /** The router state that leads back from the customer's page. */
  state?: unknown;
}

/** The customer of an elevator or a contract, with a link to their page; a deleted one has none. */
export function CustomerName({ customer, state }: CustomerNameProps) {
  const { customer_id, customer_name, customer_full_name, customer_deleted } = customer;
  if (!customer_name) return messages.page.noCustomer;
  const to =
    customer_id && !customer_deleted
      ? linkTo('people.customer', { userId: customer_id, customerName: customer_name })
      : undefined;
  return <PersonCell name={customer_full_name} username={customer_name} to={to} state={state} />;
}

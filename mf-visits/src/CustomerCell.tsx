import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';

/** The customer of a visit, with the way to their page; nothing without one. */
export function CustomerCell({ visit }: { visit: VisitRow }) {
  const { customer_id, customer_name, customer_full_name } = visit;
  if (!customer_name) return null;
  return (
    <PersonCell
      name={customer_full_name}
      username={customer_name}
      to={
        customer_id
          ? linkTo('people.customer', { userId: customer_id, customerName: customer_name })
          : undefined
      }
    />
  );
}

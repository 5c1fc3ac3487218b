import { select } from '@smart-elevator/shared-api/client/selection';
import type { Customer } from '@smart-elevator/shared-api/contract/people/customer';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';

/** A customer: name, and the tickets of their elevators, whose link remembers the customer (P2 §2). */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { username: name, ticket_count } = customer;
  return (
    <Card
      title={name}
      count={{
        value: ticket_count,
        label: messages.tickets(ticket_count),
        to: pathTo.customerTickets(name),
        onFollow: () => select({ customer: { name } }),
      }}
    />
  );
}

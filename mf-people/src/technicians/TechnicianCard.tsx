import { select } from '@smart-elevator/shared-api/client/selection';
import type { Employee } from '@smart-elevator/shared-api/contract/account/user';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';

/** A technician: user name, e-mail and the tickets assigned to them (decision 35). */
export function TechnicianCard({ technician }: { technician: Employee }) {
  const { user_id: id, username: name, email, ticket_count } = technician;
  return (
    <Card
      title={name}
      subtitle={email}
      count={{
        value: ticket_count,
        label: messages.tickets(ticket_count),
        to: pathTo.technicianTickets(id, name),
        onFollow: () => select({ technician: { id, name } }),
      }}
    />
  );
}

import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import type { Customer } from '@smart-elevator/shared-api/contract/people/person';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { pathTo } from '../paths';
import { messages } from '../messages';
import { DeletePerson } from '../DeletePerson';
import { ActivationToggle } from '../active/ActivationToggle';
import { personKinds } from '../personKinds';
import { AffectedAssets } from './AffectedAssets';

/**
 * A customer: name, and the tickets of their elevators, whose link stores the selected customer (R402). Customers can
 * be edited and deleted (R402).
 */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { user_id: id, username: name, email, ticket_count } = customer;
  const here = useOriginState(messages.customers.title);
  const remember = () => select({ customer: { name } });
  const forget = () => {
    if (useSelection.getState().customer?.name === name) select({ customer: undefined });
  };
  return (
    <Card
      title={name}
      tag={customer.is_active === false ? messages.active.deactivated : undefined}
      count={{
        value: ticket_count,
        label: messages.tickets(ticket_count),
        to: pathTo.customerTickets(name),
        onFollow: remember,
      }}
      actions={
        <>
          <IconButton
            label={messages.person.edit(name)}
            icon="edit"
            to={pathTo.editCustomer(id)}
            state={here}
            onClick={remember}
          />
          <ActivationToggle kind={personKinds.customer} person={customer} />
          <DeletePerson
            username={name}
            email={email}
            consequence={<AffectedAssets user_id={id} />}
            onDeleted={forget}
          />
        </>
      }
    />
  );
}

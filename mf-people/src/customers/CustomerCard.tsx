import { linkTo } from '@smart-elevator/shared-api/client/links';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import type { Customer } from '@smart-elevator/shared-api/contract/people/person';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { paths, pathTo } from '../paths';
import { PersonCard } from '../person/PersonCard';
import { personKinds } from '../personKinds';
import { AffectedAssets } from './AffectedAssets';

/** A customer, with the tickets of their elevators, whose link stores the selected customer (R402). */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { user_id: id, username: name } = customer;
  return (
    <PersonCard
      kind={personKinds.customer}
      person={customer}
      tickets={linkTo('tickets.ofCustomer', { customerName: name })}
      edit={pathTo.editCustomer(id)}
      page={withQuery(paths.customer, { userId: id, customerName: name })}
      remember={() => select({ customer: { name } })}
      forget={() => {
        if (useSelection.getState().customer?.name === name) select({ customer: undefined });
      }}
      consequence={<AffectedAssets user_id={id} />}
    />
  );
}

import { useExtension } from '@smart-elevator/federation/remote';
import { fullName, type Person } from '@smart-elevator/shared-api/contract/people/person';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../paths';
import { messages } from '../messages';
import { ContactSection, PersonPage } from '../person/PersonPage';
import { personKinds } from '../personKinds';

/** /customer?userId=&customerName=: a customer with their elevators, contracts and tickets. */
export function CustomerPage() {
  const [searchParams] = useSearchParams();
  return (
    <PersonPage
      kind={personKinds.customer}
      edit={pathTo.editCustomer}
      username={searchParams.get('customerName') ?? undefined}
    >
      {(customer, username) => <CustomerParts customer={customer} username={username} />}
    </PersonPage>
  );
}

/** The contact, and what other remotes show of the customer. */
function CustomerParts({ customer, username }: { customer: Person; username: string }) {
  const props = {
    customerId: customer.user_id,
    customerName: username,
    title: fullName(customer) || username,
  };
  const elevators = useExtension('customerElevators', props);
  const tickets = useExtension('customerTickets', props);
  return (
    <RevealInOrder>
      <ContactSection label={messages.customers.contact} person={customer} username={username} />
      {elevators}
      {username ? tickets : null}
    </RevealInOrder>
  );
}

import { Page } from '@smart-elevator/shared-ui/page/Page';
import { messages } from '../messages';
import { AddPersonLink } from '../people-list/AddPersonLink';
import { PeopleList } from '../people-list/PeopleList';
import { useCustomers } from '../people-list/usePeople';
import { personKinds } from '../personKinds';
import { UploadPanel } from '../upload/UploadPanel';
import { CustomerCard } from './CustomerCard';

/** /customers (R402, R861): the upload of customers and elevators, and the customers as cards. */
export function CustomersPage() {
  const customers = useCustomers();
  return (
    <Page title={messages.customers.title} action={<AddPersonLink kind={personKinds.customer} />}>
      <UploadPanel />
      <PeopleList
        people={customers}
        texts={messages.customers}
        card={(customer) => <CustomerCard key={customer.user_id} customer={customer} />}
      />
    </Page>
  );
}

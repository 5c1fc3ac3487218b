import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { paths } from '../paths';
import { messages } from '../messages';
import { personKinds } from '../personKinds';
import { UploadPanel } from '../upload/UploadPanel';
import { usePeopleList } from '../usePeopleList';
import { CustomerCard } from './CustomerCard';
import { HeldInvitations } from './HeldInvitations';

const texts = messages.customers;

/** /customers (R402): the upload of customers and elevators, and the customers as cards. */
export const CustomersPage = () => (
  <ListScreen
    {...usePeopleList(personKinds.customer)}
    title={texts.title}
    action={{ to: paths.addCustomer, label: texts.addLink }}
    endpoint={customerList}
    tools={({ state: { filter, search }, reading: { data } }) =>
      filter.invitation === 'Held' && search === '' && data && data.count > 0 ? (
        <HeldInvitations count={data.count} />
      ) : null
    }
    card={(customer) => <CustomerCard customer={customer} />}
  >
    <UploadPanel />
  </ListScreen>
);

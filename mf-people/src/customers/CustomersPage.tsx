import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { paths } from '@smart-elevator/shared-ui/paths';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { messages } from '../messages';
import { peopleList } from '../peopleList';
import { UploadPanel } from '../upload/UploadPanel';
import { CustomerCard } from './CustomerCard';

const said = messages.customers;

/** /customers (R402): the upload of customers and elevators, and the customers as cards. */
export const CustomersPage = () => (
  <ListScreen
    {...peopleList}
    title={said.title}
    action={{ to: paths.addCustomer, label: said.addLink }}
    endpoint={customerList}
    words={said}
    filters={{ label: said.search, search: said.search }}
    card={(customer) => <CustomerCard customer={customer} />}
  >
    <UploadPanel />
  </ListScreen>
);

import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { paths } from '../paths';
import { messages } from '../messages';
import { peopleList } from '../peopleList';
import { UploadPanel } from '../upload/UploadPanel';
import { CustomerCard } from './CustomerCard';

const texts = messages.customers;

/** /customers (R402): the upload of customers and elevators, and the customers as cards. */
export const CustomersPage = () => (
  <ListScreen
    {...peopleList}
    title={texts.title}
    action={{ to: paths.addCustomer, label: texts.addLink }}
    endpoint={customerList}
    texts={texts}
    filters={{ label: texts.search, search: texts.search }}
    card={(customer) => <CustomerCard customer={customer} />}
  >
    <UploadPanel />
  </ListScreen>
);

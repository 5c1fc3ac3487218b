import { useExtension } from '@smart-elevator/federation/remote';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import { fullName, type Person } from '@smart-elevator/shared-api/contract/people/person';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { DetailPage, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { useOrigin, useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { withLineBreaks } from '@smart-elevator/shared-ui/tag/withLineBreaks';
import { useSearchParams } from 'react-router-dom';
import { pathTo, paths } from '../paths';
import { messages } from '../messages';
import { PersonContact } from '../person/PersonContact';
import styles from './CustomerPage.module.css';

const texts = messages.customers;
const back = () => ({ to: paths.customers, label: texts.edit.back });

/** /customer?userId=&customerName=: a customer with their elevators, contracts and tickets. */
export function CustomerPage() {
  const [searchParams] = useSearchParams();
  const id = searchParams.get('userId') ?? '';
  const query = useCall(loadPerson, { params: { user_id: Number(id) } }, { enabled: id !== '' });
  const customer = query.data?.data;
  // Other servers do not return the user name.
  const username = customer?.username ?? searchParams.get('customerName') ?? '';
  // The user name of the address is not shown as a title meanwhile, nor for a customer who was deleted (R369).
  const title = customer ? fullName(customer) || username : texts.one;
  const origin = useOrigin() ?? { title: texts.title, address: paths.customers };
  const here = useOriginState(title);
  return (
    <DetailPage
      title={title}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: title }]}
      action={
        customer ? (
          <LinkButton to={pathTo.editCustomer(id)} icon="edit" state={here} shortcut={SHORTCUTS.edit}>
            {texts.edit.title}
          </LinkButton>
        ) : null
      }
      id={id}
      noneChosen={{ title: texts.edit.noneChosen, hint: texts.noneChosenHint, back: back() }}
      notFound={{ title: texts.edit.gone, back: back() }}
      query={query}
      failed={texts.edit.notLoaded}
      rows={3}
    >
      {({ data }) =>
        data.user_type && data.user_type !== 'CustomerUser' ? (
          <MissingState title={texts.edit.otherKind} back={back()} />
        ) : (
          <CustomerParts customer={data} username={username} />
        )
      }
    </DetailPage>
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
      <section className={styles.contact} aria-label={texts.contact}>
        {username && fullName(customer) ? (
          <p className={styles.username}>{withLineBreaks(username)}</p>
        ) : null}
        <PersonContact person={customer} />
      </section>
      {elevators}
      {username ? tickets : null}
    </RevealInOrder>
  );
}

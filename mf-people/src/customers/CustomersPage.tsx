import { linkTo } from '@smart-elevator/shared-api/client/links';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { customerList, sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Customer } from '@smart-elevator/shared-api/contract/people/person';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';
import { ListScreen } from '@smart-elevator/shared-ui/screens/ListScreen';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { isRunning } from '@smart-elevator/shared-api/contract/amc/amcContractState';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { paths, pathTo } from '../paths';
import { messages } from '../messages';
import { PersonCard } from '../person/PersonCard';
import { personKinds } from '../personKinds';
import { UploadPanel } from '../upload/UploadPanel';
import { usePeopleList } from '../usePeopleList';

const { customers: texts, person: personTexts, invitation: invitationTexts } = messages;

/** /customers (R402): the upload of customers and elevators, and the customers as cards. */
export const CustomersPage = () => (
  <ListScreen
    {...usePeopleList(personKinds.customer)}
    title={texts.title}
    action={{ to: paths.addCustomer, label: texts.addLink }}
    endpoint={customerList}
    tools={({ state: { filter, search }, query: { data } }) =>
      filter.invitation === 'Held' && search === '' && data && data.count > 0 ? (
        <HeldInvitations count={data.count} />
      ) : null
    }
    card={(customer) => <CustomerCard customer={customer} />}
  >
    <UploadPanel />
  </ListScreen>
);

/** A customer, with the tickets of their elevators, whose link stores the selected customer (R402). */
function CustomerCard({ customer }: { customer: Customer }) {
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

/** Sends all invitations that an import held, after a question with their number. */
const HeldInvitations = ({ count }: { count: number }) => (
  <div data-screen-only="">
    <ConfirmSend
      icon="share"
      label={invitationTexts.sendAll}
      endpoint={sendInvitations}
      input={{ params: { dealer_id: useDealerId() }, body: {} }}
      question={invitationTexts.question}
      subject={invitationTexts.writesTo(count)}
      confirmLabel={invitationTexts.confirm}
      action="send held invitations"
      done={({ invited }) => invitationTexts.sent(invited)}
      failed={(_, reason) => `${invitationTexts.noneSent} ${reason}`}
    />
  </div>
);

/** What happens to the elevators and contracts of a deleted customer (R411). */
function AffectedAssets({ user_id }: { user_id: number }) {
  const elevators = useList(userElevators, {
    params: { user_id },
    page: 1,
    pageSize: 1,
    matches: () => true,
  });
  const contracts = useList(contractList, {
    base: { customer: user_id },
    belongs: ({ customer_id }) => customer_id === user_id,
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: () => true,
  });
  // A server without contracts has none to list.
  const noContracts = contracts.error?.status === 404;
  const running = noContracts ? 0 : contracts.data?.results.filter(isRunning).length;
  const failed = Boolean(elevators.error ?? (noContracts ? undefined : contracts.error));
  const sentences = failed ? [personTexts.ownedFailed] : sentencesOf(elevators.data?.count, running);
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function sentencesOf(elevators: number | undefined, contracts: number | undefined): string[] {
  if (elevators === undefined || contracts === undefined) return [personTexts.ownedLoading];
  if (elevators === 0 && contracts === 0) return [personTexts.ownsNothing];
  return [
    ...(elevators > 0 ? [personTexts.elevatorsStay(elevators)] : []),
    ...(contracts > 0 ? [personTexts.contractsStay(contracts)] : []),
  ];
}

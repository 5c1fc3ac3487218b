import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { DetailPage, MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { paths, pathTo } from '../paths';
import { noElevator } from '../elevators/useSelectedElevator';
import { messages } from '../messages';
import { DashboardTabs, isIssuesTab } from './DashboardTabs';

const texts = messages.dashboard;

/** /admin_dashboard?elevatorName= (R521): an elevator's issues, counted and listed, and the employees. */
export function DashboardPage() {
  const { name, elevator, ...query } = useDashboardElevator();
  const here = useOriginState(elevator?.elevator_name ?? texts.title);
  const allIssues = elevator && linkTo('tickets.ofElevator', { elevator: elevator.elevator_name });
  return (
    <DetailPage
      title={elevator?.elevator_name ?? texts.title}
      breadcrumb={[
        { label: messages.elevators.title, to: paths.elevators },
        { label: elevator?.elevator_name ?? texts.title },
      ]}
      action={
        elevator ? (
          <>
            <NewTicketLink elevatorName={elevator.elevator_name} />
            <LinkButton to={pathTo.elevator(elevator.elevator_id)} state={here}>
              {texts.page}
            </LinkButton>
            {allIssues ? <LinkButton to={allIssues}>{texts.allIssues}</LinkButton> : null}
          </>
        ) : null
      }
      id={name}
      noneChosen={{ ...noElevator.chosen(), hint: undefined }}
      query={query}
      failed={messages.edit.notLoaded}
    >
      {() => (elevator ? <DashboardTabs elevator={elevator} /> : <MissingState {...noElevator.gone()} />)}
    </DetailPage>
  );
}

/** ISSUES has its own link for a new ticket. */
function NewTicketLink({ elevatorName }: { elevatorName: string }) {
  const [query] = useSearchParams();
  const to = linkTo('tickets.createForElevator', { elevatorName });
  if (!to || isIssuesTab(query)) return null;
  return (
    <LinkButton to={to} icon="plus" shortcut={SHORTCUTS.create}>
      {messages.page.newTicket}
    </LinkButton>
  );
}

/** The elevator in the address, else the last selected one; it becomes the selected one (R207). */
function useDashboardElevator() {
  const [query] = useSearchParams();
  const selected = useSelection(({ elevator }) => elevator?.name);
  const name = query.get('elevatorName') || (selected ?? '');
  const input = { params: { user_id: useDealerId() }, query: { search: name } };
  const { data, error, retry } = useCall(userElevators, input, { enabled: name !== '' });
  const same = (other: string) => searchForm(other) === searchForm(name);
  const elevator = data?.results.find((row) => same(row.elevator_name));
  const { elevator_id: foundId, elevator_name: foundName } = elevator ?? {};

  useEffect(() => {
    if (foundId !== undefined && foundName !== undefined)
      select({ elevator: { id: foundId, name: foundName } });
  }, [foundId, foundName]);

  return { name, data, error, retry, elevator };
}

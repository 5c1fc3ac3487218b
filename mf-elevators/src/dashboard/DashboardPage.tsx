import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths, pathTo } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';
import { DashboardTabs } from './DashboardTabs';
import { useDashboardElevator } from './useDashboardElevator';

const said = messages.dashboard;

/** /admin_dashboard?elevatorName= (R521): an elevator's issues, counted and listed, and the employees. */
export function DashboardPage() {
  const { name, elevator, data, error, retry } = useDashboardElevator();
  return (
    <Page
      title={elevator?.elevator_name ?? said.title}
      breadcrumb={[
        { label: messages.elevators.title, to: paths.elevators },
        { label: elevator?.elevator_name ?? said.title },
      ]}
      action={
        elevator ? (
          <LinkButton to={pathTo.elevatorsAllTickets(elevator.elevator_name)}>{said.allIssues}</LinkButton>
        ) : null
      }
    >
      {elevator ? (
        <DashboardTabs elevator={elevator} />
      ) : name === '' || data ? (
        <EmptyState
          title={name === '' ? messages.edit.noneChosen : messages.edit.gone}
          action={<LinkButton to={paths.elevators}>{messages.form.cancel}</LinkButton>}
        />
      ) : error ? (
        <FailureState title={messages.edit.notLoaded} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Page>
  );
}

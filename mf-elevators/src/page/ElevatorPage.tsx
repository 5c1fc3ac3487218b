import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { InTurn } from '@smart-elevator/shared-ui/page/InTurn';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths, pathTo } from '@smart-elevator/shared-ui/paths';
import { originState } from '@smart-elevator/shared-ui/state/origin';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { messages } from '../messages';
import { ElevatorFacts } from './ElevatorFacts';
import { ElevatorLabel } from './ElevatorLabel';
import styles from './ElevatorPage.module.css';
import { NoElevator } from '../elevators/NoElevator';
import { RepeatFaults } from './RepeatFaults';
import { Timeline } from './Timeline';
import { useChosenElevator } from '../elevators/useChosenElevator';

const said = messages.page;

/**
 * /elevator?elevatorId=: all that is known of one elevator; what the QR code on its car opens. Editing it leads back to the
 * list from which it was opened.
 */
export function ElevatorPage() {
  const { id, name = said.title, data: elevator, gone, error, retry } = useChosenElevator();
  const origin = useOrigin() ?? { title: messages.elevators.title, address: paths.elevators };
  return (
    <Page
      title={name}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: name }]}
      action={
        elevator && !gone ? (
          <>
            <LinkButton to={pathTo.amcReports(id, elevator.elevator_name)} icon="report">
              {messages.reports.title}
            </LinkButton>
            <LinkButton to={pathTo.editElevator(id)} kind="primary" icon="edit" state={originState(origin)}>
              {said.edit}
            </LinkButton>
          </>
        ) : null
      }
    >
      {id === '' || gone ? (
        <NoElevator gone={gone} />
      ) : elevator ? (
        <div className={styles.columns}>
          <InTurn beside>
            <div className={styles.column}>
              <InTurn>
                <ElevatorFacts elevator={elevator} />
                <ElevatorLabel elevator={elevator} />
              </InTurn>
            </div>
            <div className={styles.column}>
              <InTurn>
                <RepeatFaults elevator_id={elevator.elevator_id} />
                <Timeline key={id} elevator_id={elevator.elevator_id} />
              </InTurn>
            </div>
          </InTurn>
        </div>
      ) : error ? (
        <FailureState title={messages.edit.notLoaded} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={10} />
      )}
    </Page>
  );
}

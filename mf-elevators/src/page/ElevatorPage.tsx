import { linkTo } from '@smart-elevator/shared-api/client/links';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { readElevatorSafety } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { readYearReport } from '@smart-elevator/shared-api/contract/reports/societyEndpoints';
import { addVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { MoreActions } from '@smart-elevator/shared-ui/button/MoreActions';
import { PrintButton } from '@smart-elevator/shared-ui/button/PrintButton';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { FilesPanel } from '@smart-elevator/shared-ui/screens/files/FilesPanel';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { DetailPage } from '@smart-elevator/shared-ui/screens/DetailPage';
import { FactColumn, FactColumns, FactsPlaceholder } from '@smart-elevator/shared-ui/screens/Facts';
import { TrappedButton } from '@smart-elevator/shared-ui/screens/TrappedButton';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { originState, useOrigin, useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { Suspense } from 'react';
import { pathTo, paths } from '../paths';
import { CompletionDialogs } from '../completion/CompletionDialogs';
import { useAskedCompletion } from '../completion/useAskedCompletion';
import { useCompletion } from '../completion/useCompletion';
import { messages } from '../messages';
import { reportTexts } from '../reports/reportTexts';
import { SealedLift } from '../safety/SealedLift';
import { ElevatorFacts } from './ElevatorFacts';
import { ElevatorLabel } from './ElevatorLabel';
import { RepeatFaults } from './RepeatFaults';
import { Timeline } from './Timeline';
import { noElevator, useSelectedElevator } from '../elevators/useSelectedElevator';

const texts = messages.page;
const SafetyPanel = lazyPart(async () => (await import('../safety/SafetyPanel')).SafetyPanel);

/**
 * /elevator?elevatorId=: the page of one elevator, which the QR code on its car opens. Editing it returns to the list from which it was opened.
 */
export function ElevatorPage() {
  const { id, name = texts.title, gone, ...query } = useSelectedElevator();
  const { data: elevator } = query;
  const origin = useOrigin() ?? { title: messages.elevators.title, address: paths.elevators };
  const here = useOriginState(name);
  const completion = useCompletion();
  useAskedCompletion(elevator, completion.ask);
  const create = elevator && linkTo('tickets.createForElevator', { elevatorName: elevator.elevator_name });
  const planVisit =
    elevator && !isUnsupported(addVisit) ? linkTo('visits.add', { elevatorId: id }) : undefined;
  return (
    <DetailPage
      title={name}
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: name }]}
      action={
        elevator && !gone ? (
          <>
            {create ? (
              <LinkButton to={create} kind="primary" icon="plus" state={here} shortcut={SHORTCUTS.create}>
                {texts.newTicket}
              </LinkButton>
            ) : null}
            <TrappedButton lift={{ elevator_id: elevator.elevator_id }} />
            {elevator.main_state === 'Completed' ? null : (
              <Button
                icon="check"
                busy={completion.running !== undefined}
                onClick={() => completion.ask([elevator])}
              >
                {texts.complete}
              </Button>
            )}
            <MoreActions>
              {planVisit ? (
                <LinkButton to={planVisit} icon="calendar" state={here}>
                  {texts.planVisit}
                </LinkButton>
              ) : null}
              <LinkButton to={pathTo.adminDashboard(elevator.elevator_name)}>{texts.dashboard}</LinkButton>
              <LinkButton to={pathTo.amcReports(id, elevator.elevator_name)} icon="report">
                {messages.reports.title}
              </LinkButton>
              {isUnsupported(readYearReport) ? null : (
                <LinkButton to={pathTo.yearReport({ elevatorId: id })} icon="report" state={here}>
                  {reportTexts.title}
                </LinkButton>
              )}
              <LinkButton
                to={pathTo.editElevator(id)}
                icon="edit"
                state={originState(origin)}
                shortcut={SHORTCUTS.edit}
              >
                {texts.edit}
              </LinkButton>
              <PrintButton />
            </MoreActions>
          </>
        ) : null
      }
      id={id}
      noneChosen={noElevator.chosen()}
      notFound={noElevator.gone()}
      query={query}
      failed={messages.edit.notLoaded}
      placeholder={<FactsPlaceholder />}
    >
      {(elevator) => (
        <>
          <CompletionDialogs completion={completion} />
          <SealedLift elevator={elevator} />
          <FactColumns>
            <RevealInOrder sideBySide>
              <FactColumn>
                <RevealInOrder>
                  <ElevatorFacts elevator={elevator} />
                  <ElevatorLabel elevator={elevator} />
                </RevealInOrder>
              </FactColumn>
              <FactColumn>
                <RevealInOrder>
                  <RepeatFaults elevator_id={elevator.elevator_id} />
                  {isUnsupported(readElevatorSafety) ? null : (
                    <Suspense fallback={<Skeleton rows={4} />}>
                      <SafetyPanel elevator={elevator} />
                    </Suspense>
                  )}
                  <FilesPanel owner="elevator" owner_id={elevator.elevator_id} />
                  <Timeline key={id} elevator_id={elevator.elevator_id} />
                </RevealInOrder>
              </FactColumn>
            </RevealInOrder>
          </FactColumns>
        </>
      )}
    </DetailPage>
  );
}

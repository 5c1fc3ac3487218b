import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { paths } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';
import { ElevatorForm } from './ElevatorForm';
import { changesOf, valuesOf } from './elevatorValues';
import { useElevator } from './useElevator';
import { usePeople } from './usePeople';

const said = messages.edit;

/** Loads an elevator and the people it can be given to, and lets the dealer change it. */
export function EditElevator({ id }: { id: string }) {
  const dealer_id = useDealerId();
  const { elevator, ...reading } = useElevator(id);
  const people = usePeople();
  if (elevator && people.data) {
    const { elevator_id } = elevator;
    return (
      <ElevatorForm
        form="edit"
        label={said.of(elevator.elevator_name)}
        submit={said.submit}
        initialValues={valuesOf(elevator, people.data)}
        people={people.data}
        draft={{ name: `elevator ${elevator_id}`, owner: dealer_id }}
        endpoint={updateElevator}
        inputOf={(values) => ({ params: { elevator_id }, body: changesOf(values, dealer_id, elevator) })}
      />
    );
  }
  if (reading.error?.status === 404) {
    const back = <LinkButton to={paths.elevators}>{messages.form.cancel}</LinkButton>;
    return <EmptyState title={said.gone} action={back} />;
  }
  if (reading.error)
    return (
      <FailureState
        title={said.notLoaded}
        hint={sentenceFor(reading.error.failure)}
        onRetry={reading.retry}
      />
    );
  if (people.error)
    return (
      <FailureState
        title={messages.form.peopleFailed}
        hint={sentenceFor(people.error.failure)}
        onRetry={people.retry}
      />
    );
  return <Skeleton rows={12} />;
}

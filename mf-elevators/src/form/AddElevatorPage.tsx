import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { addElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import { messages } from '../messages';
import { ElevatorForm } from './ElevatorForm';
import { NEW_ELEVATOR, newElevatorOf } from './elevatorValues';
import { usePeople } from './usePeople';

const said = messages.add;

/** /add_elevator (R504). */
export function AddElevatorPage() {
  const dealer_id = useDealerId();
  const { data: people, error, retry } = usePeople();
  return (
    <Page
      title={said.title}
      width="form"
      breadcrumb={[{ label: messages.elevators.title, to: paths.elevators }, { label: said.title }]}
    >
      {people ? (
        <ElevatorForm
          form="add"
          label={said.title}
          submit={said.title}
          initialValues={NEW_ELEVATOR}
          people={people}
          draft={{ name: 'new elevator', owner: dealer_id }}
          endpoint={addElevator}
          inputOf={(values) => ({ body: newElevatorOf(values, dealer_id) })}
        />
      ) : error ? (
        <FailureState title={messages.form.peopleFailed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={10} />
      )}
    </Page>
  );
}

import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { addElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { paths } from '../paths';
import { messages } from '../messages';
import { ElevatorForm } from './ElevatorForm';
import { NEW_ELEVATOR, newElevatorOf } from './elevatorValues';
import { usePeople } from './usePeople';

const texts = messages.add;

/** /add_elevator (R504). */
export function AddElevatorPage() {
  const dealer_id = useDealerId();
  return (
    <Page
      title={texts.title}
      width="form"
      breadcrumb={[{ label: messages.elevators.title, to: paths.elevators }, { label: texts.title }]}
    >
      <Loaded query={usePeople()} failed={messages.form.peopleFailed} shape="form" rows={10}>
        {(people) => (
          <ElevatorForm
            form="add"
            label={texts.title}
            submit={texts.title}
            initialValues={NEW_ELEVATOR}
            people={people}
            draft={{ name: 'new elevator', owner: dealer_id }}
            endpoint={addElevator}
            inputOf={(values) => ({ body: newElevatorOf(values, dealer_id) })}
          />
        )}
      </Loaded>
    </Page>
  );
}

import { call } from '@smart-elevator/shared-api/client/call';
import { changedValues } from '@smart-elevator/shared-api/contract/formValues';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { DetailPage, Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { paths } from '../paths';
import { noElevator, useSelectedElevator } from '../elevators/useSelectedElevator';
import { messages } from '../messages';
import { ElevatorForm } from './ElevatorForm';
import { changesOf, valuesOf } from './elevatorValues';
import { usePeople } from './usePeople';

const texts = messages.edit;

/** /edit_elevator?elevatorId= (R505); without one in the address, the last selected elevator (R207). */
export function EditElevatorPage() {
  const owner = useDealerId();
  const { id, ...query } = useSelectedElevator();
  const people = usePeople(id !== '');
  const origin = useOrigin() ?? { title: messages.elevators.title, address: paths.elevators };
  return (
    <DetailPage
      title={texts.title}
      width="form"
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: texts.title }]}
      id={id}
      noneChosen={{ ...noElevator.chosen(), hint: texts.noneChosenHint }}
      notFound={noElevator.gone()}
      query={query}
      keepInitialData
      failed={texts.notLoaded}
      rows={12}
    >
      {(elevator) => (
        <Loaded query={people} failed={messages.form.peopleFailed} shape="form" rows={12}>
          {(found) => {
            const initial = valuesOf(elevator, found);
            return (
              <ElevatorForm
                form="edit"
                label={texts.of(elevator.elevator_name)}
                submit={texts.submit}
                initialValues={initial}
                people={found}
                draft={{ name: `elevator ${elevator.elevator_id}`, owner }}
                endpoint={updateElevator}
                inputOf={async (values) => {
                  const params = { elevator_id: elevator.elevator_id };
                  // What was not changed here stays as somebody else may have saved it.
                  const stored = await call(loadElevator, { params });
                  const merged = { ...valuesOf(stored, found), ...changedValues(values, initial) };
                  return {
                    params,
                    body: { ...changesOf(merged, owner, stored), version: stored.version },
                  };
                }}
              />
            );
          }}
        </Loaded>
      )}
    </DetailPage>
  );
}

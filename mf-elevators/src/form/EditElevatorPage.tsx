import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { SendResult } from '@smart-elevator/shared-api/client/useSend';
import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { DetailPage, Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { paths } from '../paths';
import { changeElevator, type ChangesOf } from '../changeElevators';
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
                send={(values) =>
                  save(elevator.elevator_id, (stored) =>
                    changesOf(values, { initial, stored, dealer_id: owner }),
                  )
                }
              />
            );
          }}
        </Loaded>
      )}
    </DetailPage>
  );
}

/** Puts the changes into what is stored now: the other fields keep what somebody else may have saved meanwhile. */
async function save(elevator_id: number, changes: ChangesOf): Promise<SendResult<ChangedElevator>> {
  try {
    const reply = await changeElevator(elevator_id, changes);
    invalidateChangedQueries(updateElevator);
    return { ok: true, reply };
  } catch (error) {
    return { ok: false, error: asApiError(error) };
  }
}

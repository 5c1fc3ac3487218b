import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { addVisit } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { localValidationError } from '@smart-elevator/shared-api/client/ApiError';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { MultiSelectInput } from '@smart-elevator/shared-ui/form/MultiSelectInput';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { DetailPage } from '@smart-elevator/shared-ui/screens/DetailPage';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { refusalOf } from '../changeVisitAlert';
import { paths, pathTo } from '../paths';
import { PlanFields } from './PlanFields';
import { planBody, planErrors, type PlanValues } from './planValues';

const texts = messages.add;

interface AddValues extends PlanValues {
  elevator_ids: readonly string[];
}

/** /add_visit?elevatorId=: plans a visit without a contract, such as a repair, for lifts of one building (R1206). */
export function AddVisitPage() {
  const [params] = useSearchParams();
  const asked = params.get('elevatorId') ?? '';
  const origin = useOrigin() ?? { title: messages.title, address: paths.visits };
  const query = useCall(userElevators, { params: { user_id: useDealerId() } });
  const back = { to: paths.visits, label: messages.page.back };
  return (
    <DetailPage
      title={texts.title}
      width="form"
      breadcrumb={[{ label: origin.title, to: origin.address }, { label: texts.title }]}
      id="new"
      noneChosen={{ title: texts.title, back }}
      query={query}
      failed={texts.failed}
    >
      {({ results }) => <AddVisitForm key={asked} elevators={results} asked={asked} />}
    </DetailPage>
  );
}

function AddVisitForm({ elevators, asked }: { elevators: readonly Elevator[]; asked: string }) {
  const navigate = useNavigate();
  const owner = useDealerId();
  const name = `add visit ${asked}`.trim();
  const { send } = useSend(addVisit, { idempotencyKeyName: `${owner}/${name}` });
  const isKnown = elevators.some(({ elevator_id }) => String(elevator_id) === asked);
  const initialValues: AddValues = {
    elevator_ids: isKnown ? [asked] : [],
    planned_day: localDay(),
    technician_ids: [],
    from_time: '',
    to_time: '',
    estimate_minutes: '',
    ticket_ids: [],
    note: '',
  };
  return (
    <SendForm
      label={texts.title}
      draft={{ name, owner }}
      bar
      initialValues={initialValues}
      summary={formSummary}
      submit={texts.submit}
      reasonOf={refusalOf}
      send={async (values) => {
        const wrong = Object.entries({
          ...planErrors(values),
          ...(values.elevator_ids.length === 0
            ? { elevator_ids: translateServerMessage(visitMessages.noLifts) }
            : {}),
        });
        if (wrong.length > 0)
          return {
            ok: false,
            error: localValidationError(Object.fromEntries(wrong.map(([field, said]) => [field, [said]]))),
          };
        return send({
          body: {
            elevator_ids: values.elevator_ids.map(Number),
            ...planBody(values),
            planned_day: values.planned_day,
          },
        });
      }}
      onSaved={({ visit_id, building_name, planned_day }) => {
        alertSuccess(messages.change.planned(building_name, formatDay(planned_day)));
        return navigate(pathTo.visit(visit_id), { replace: true });
      }}
    >
      <FormValue<readonly string[]> name="elevator_ids">
        {(chosen) => {
          const first = elevators.find(({ elevator_id }) => String(elevator_id) === chosen[0]);
          return (
            <>
              <MultiSelectInput
                name="elevator_ids"
                label={texts.elevators}
                hint={texts.oneBuilding}
                required
                options={liftsOfBuilding(elevators, first?.building_name)}
                placeholder={texts.addElevator}
                chosenLabel={texts.chosenElevators}
              />
              <PlanFields
                visit={{ building_name: first?.building_name ?? '', technicians: [], tickets: [] }}
              />
            </>
          );
        }}
      </FormValue>
    </SendForm>
  );
}

/** The lifts to choose from: of the building of the first one, once there is one. */
const liftsOfBuilding = (elevators: readonly Elevator[], building: string | undefined) =>
  elevators
    .filter((elevator) => building === undefined || elevator.building_name === building)
    .map(({ elevator_id, elevator_name, building_name }) => ({
      value: String(elevator_id),
      label: `${elevator_name}, ${building_name}`,
    }));

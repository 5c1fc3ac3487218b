import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type {
  addContract,
  renewContract,
  updateContract,
} from '@smart-elevator/shared-api/contract/amc/endpoints';
import type { FormDraftOf } from '@smart-elevator/shared-ui/form/Form';
import { t } from '@smart-elevator/shared-ui/language/t';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { EntityForm, type EntityCall } from '@smart-elevator/shared-ui/screens/EntityForm';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { amcContractFields } from '@smart-elevator/shared-api/contract/amc/amcContractFields';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { EntityInputs } from '@smart-elevator/shared-ui/form/EntityInputs';
import { MultiSelectInput } from '@smart-elevator/shared-ui/form/MultiSelectInput';
import { paths } from '../paths';
import { PersonInput } from '../PersonInput';
import { ChangedVisits } from './ChangedVisits';
import type { ContractFormVariant } from './contractForms';
import { contractSchema, INPUTS } from './contractSchema';
import type { ContractValues } from './contractValues';
import { messages } from './messages';
import type { ContractChoices } from './useContractChoices';

type Save = typeof addContract | typeof updateContract | typeof renewContract;

interface ContractFormProps<E extends Save> extends EntityCall<E, ContractValues> {
  variant: ContractFormVariant;
  initialValues: ContractValues;
  choices: ContractChoices;
  /** The draft of the form. */
  draft: FormDraftOf;
}

/** The form of a contract: validates, sends once, and then opens the contracts, or the former list. */
export function ContractForm<E extends Save>({ variant, choices, ...props }: ContractFormProps<E>) {
  const navigate = useNavigate();
  const origin = useOrigin();
  const [schema] = useState(() => contractSchema(variant.kind === 'edit' ? props.initialValues : undefined));

  return (
    <EntityForm
      {...props}
      label={t(variant.title)}
      bar
      schema={schema}
      summary={formSummary}
      submit={t(variant.submit)}
      done={t(variant.done)}
      failed={messages.form.failed}
      reasonOf={reasonOf}
      onSaved={() => navigate(origin?.address ?? paths.contracts)}
    >
      <EntityInputs
        fields={amcContractFields}
        names={INPUTS}
        special={{
          customer_id: (bound) => (
            <PersonInput {...bound} people={choices.customers} stored={props.initialValues.customer_id} />
          ),
          elevator_ids: (bound) => (
            <FormValue<string> name="customer_id">
              {(customer) => (
                <MultiSelectInput
                  {...bound}
                  options={optionsOf(choices.elevators, customer)}
                  placeholder={messages.form.addElevator}
                  chosenLabel={messages.form.chosenElevators}
                  hint={messages.form.ofCustomer}
                />
              )}
            </FormValue>
          ),
        }}
      />
      {variant.kind === 'edit' ? (
        <ChangedVisits stored={props.initialValues} elevators={choices.elevators} />
      ) : null}
    </EntityForm>
  );
}

/** The reason of a failure: the contract was deleted, the server's message, or the server is unreachable. */
function reasonOf({ status, failure, detail }: ApiError): string {
  if (status === 404) return messages.form.gone;
  return status === 409 && detail ? detail : failureMessage(failure, status);
}

/** The customer's own elevators first, each group by name as returned by the server. */
function optionsOf(elevators: ContractChoices['elevators'], customer: string) {
  const own = elevators.filter(({ customer_id }) => customer !== '' && String(customer_id) === customer);
  const others = elevators.filter((elevator) => !own.includes(elevator));
  return [...own, ...others].map(({ elevator_id, elevator_name, building_name }) => ({
    value: String(elevator_id),
    label: `${elevator_name}, ${building_name}`,
  }));
}

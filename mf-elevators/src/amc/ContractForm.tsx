import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { Sent } from '@smart-elevator/shared-api/client/useSend';
import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { EntityForm } from '@smart-elevator/shared-ui/form/EntityForm';
import type { FormDraftOf } from '@smart-elevator/shared-ui/form/Form';
import { say } from '@smart-elevator/shared-ui/language/say';
import { formSummary } from '@smart-elevator/shared-ui/screens/formSummary';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { paths } from '@smart-elevator/shared-ui/paths';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContractFields } from './ContractFields';
import type { ContractFormVariant } from './contractForms';
import { contractSchema } from './contractSchema';
import type { ContractValues } from './contractValues';
import { messages } from './messages';
import type { ContractChoices } from './useContractChoices';

interface ContractFormProps {
  variant: ContractFormVariant;
  initialValues: ContractValues;
  choices: ContractChoices;
  /** Under which name what is typed is kept until it is saved. */
  draft: FormDraftOf;
  /** Undefined when a call of before is still under way. */
  send: (values: ContractValues) => Promise<Sent<Contract> | undefined>;
}

/** The form of a contract: checks, sends once, and then leads to the contracts, or back to the list before. */
export function ContractForm({ variant, choices, ...props }: ContractFormProps) {
  const navigate = useNavigate();
  const origin = useOrigin();
  const [schema] = useState(() => contractSchema(variant.kind === 'edit' ? props.initialValues : undefined));

  async function onSaved() {
    alertSuccess(say(variant.done));
    await navigate(origin?.address ?? paths.contracts);
  }

  return (
    <EntityForm
      {...props}
      label={say(variant.title)}
      schema={schema}
      summary={formSummary}
      submit={say(variant.submit)}
      failed={messages.form.failed}
      reasonOf={reasonOf}
      onSaved={onSaved}
    >
      <ContractFields {...choices} stored={props.initialValues} />
    </EntityForm>
  );
}

/** Why it was not stored: that it is gone, what the server says of it, or that the server could not be asked. */
function reasonOf({ status, failure, detail }: ApiError): string {
  if (status === 404) return messages.form.gone;
  return status === 409 && detail ? detail : sentenceFor(failure);
}

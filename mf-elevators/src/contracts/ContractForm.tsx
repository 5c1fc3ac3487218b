import { say } from '@smart-elevator/shared-ui/language/say';
import { useRef, useState } from 'react';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import type { Sent } from '@smart-elevator/shared-api/client/useSend';
import type { Contract } from '@smart-elevator/shared-api/contract/contracts/contract';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormDraftOf, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { paths } from '@smart-elevator/shared-ui/paths';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useOrigin } from '@smart-elevator/shared-ui/state/useOrigin';
import { useNavigate } from 'react-router-dom';
import { ContractFields } from './ContractFields';
import { errorsOf, errorsOfServer, summaryOf } from './contractErrors';
import type { ContractFormVariant } from './contractForms';
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

/** The form of a contract: checks, sends once, and then leads to the contracts, or back to the list before. What was typed is kept until then. */
export function ContractForm({ variant, initialValues, choices, draft, send }: ContractFormProps) {
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  const origin = useOrigin();
  // The next screen may take a moment: what is saved is not sent again meanwhile.
  const done = useRef(false);

  async function onSubmit(values: ContractValues, { setErrors, saved }: FormHelpers<ContractValues>) {
    if (done.current) return;
    setFailure(undefined);
    const sent = await send(values);
    if (!sent) return;
    if (!sent.ok) {
      const { fields, rest } = errorsOfServer(sent.error.fields);
      setErrors(fields);
      setFailure(rest || (Object.keys(fields).length > 0 ? messages.form.correct : reasonOf(sent.error)));
      return;
    }
    done.current = true;
    saved();
    alertSuccess(say(variant.done));
    await navigate(origin?.address ?? paths.contracts);
  }

  return (
    <Form
      label={say(variant.title)}
      initialValues={initialValues}
      validate={errorsOf}
      summary={summaryOf}
      draft={draft}
      onSubmit={onSubmit}
    >
      <ContractFields {...choices} stored={initialValues} />
      {failure ? (
        <Notice tone="failure" title={messages.form.failed}>
          {failure}
        </Notice>
      ) : null}
      <div>
        <SubmitButton>{say(variant.submit)}</SubmitButton>
      </div>
    </Form>
  );
}

/** Why it was not stored: that it is gone, what the server says of it, or that the server could not be asked. */
function reasonOf({ status, failure, detail }: ApiError): string {
  if (status === 404) return messages.form.gone;
  return status === 409 && detail ? detail : sentenceFor(failure);
}

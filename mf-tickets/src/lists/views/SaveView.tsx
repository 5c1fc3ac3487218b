import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { saveTicketView } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../../messages';
import { viewOf } from './viewAddress';

export interface SaveViewProps {
  /** The path of the list. */
  list: string;
  onSaved: () => void;
}

const texts = messages.views;
/** The maximum length of a name, in characters, as in the contract's newView. */
const NAME_MAX_LENGTH = 60;

/** Saves the current filter and order of the list under a name. */
export function SaveView({ list, onSaved }: SaveViewProps) {
  const [params] = useSearchParams();
  const { send } = useSend(saveTicketView);
  const [failed, setFailed] = useState<string>();
  return (
    <Form
      initialValues={{ name: '' }}
      validate={errorsOf}
      onSubmit={async ({ name }) => {
        const sent = await send({ body: { name: name.trim(), list, query: viewOf(params) } });
        if (!sent) return;
        if (!sent.ok) {
          const { detail, fields, failure } = sent.error;
          setFailed(detail ?? Object.values(fields)[0]?.[0] ?? failureMessage(failure));
          return;
        }
        onSaved();
        alertSuccess(texts.saved(sent.reply.name));
      }}
    >
      {failed ? (
        <Notice tone="failure" title={texts.notSaved}>
          {failed}
        </Notice>
      ) : null}
      <TextField name="name" label={texts.name} hint={texts.hint} />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}

function errorsOf({ name }: { name: string }): { name?: string } {
  const length = codePointLength(name.trim());
  if (length === 0) return { name: texts.nameMissing };
  return length > NAME_MAX_LENGTH ? { name: frameworkMessages.tooLong(NAME_MAX_LENGTH) } : {};
}

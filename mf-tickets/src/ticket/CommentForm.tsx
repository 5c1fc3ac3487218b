import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { addTicketComment } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { COMMENT_MAX_LENGTH } from '@smart-elevator/shared-api/contract/tickets/ticketComment';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Form, type FormHelpers } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.comments;
const EMPTY = { text: '' };
type Values = typeof EMPTY;

/** The form of a comment. The input is kept as a draft until it is added. */
export function CommentForm({ ticketId }: { ticketId: number }) {
  const owner = useDealerId();
  const draft = `comment ${ticketId}`;
  const { send, sending } = useSend(addTicketComment, { idempotencyKeyName: `${owner}/${draft}` });
  const [failed, setFailed] = useState(false);

  async function submit({ text }: Values, { setErrors, saved, resetForm }: FormHelpers<Values>) {
    setFailed(false);
    const sent = await send({ params: { ticket_id: ticketId }, body: { text: text.trim() } });
    if (!sent) return;
    if (!sent.ok) {
      const [sentence] = sent.error.fields['text'] ?? [];
      if (sentence) setErrors({ text: sentence });
      setFailed(sent.error.failure !== 'expired');
      return;
    }
    resetForm({ values: EMPTY });
    saved(EMPTY);
    alertSuccess(texts.added);
  }

  return (
    <Form<Values>
      initialValues={EMPTY}
      validate={errorsOf}
      draft={{ name: draft, owner, guarded: false }}
      onSubmit={submit}
    >
      <TextAreaField name="text" label={texts.write} rows={3} readOnly={sending} />
      {failed ? <Notice tone="failure">{texts.notAdded}</Notice> : null}
      <div>
        <SubmitButton kind="plain">{texts.add}</SubmitButton>
      </div>
    </Form>
  );
}

function errorsOf({ text }: Values): Partial<Values> {
  const length = codePointLength(text.trim());
  if (length === 0) return { text: frameworkMessages.required };
  return length > COMMENT_MAX_LENGTH ? { text: frameworkMessages.tooLong(COMMENT_MAX_LENGTH) } : {};
}

import { useState, type ReactNode } from 'react';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Endpoint, Input } from '@smart-elevator/shared-api/contract/endpoint';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { Notice } from '../feedback/Notice';
import { messages, failureMessage } from '../messages';
import { alertFailure, alertSuccess } from '../state/alerts';

interface DeletionProps<E extends Endpoint> {
  endpoint: E;
  input: Input<E>;
  question: string;
  subject: string;
  /** What else happens with it, in sentences. */
  consequence?: ReactNode;
  /** What is tried, and on what, for the alerts: 'delete elevator 9'. */
  action: string;
  /** The sentence of a success. */
  done: string;
  /** The sentence of a failure, with its reason in words; undefined where it is told elsewhere. */
  failed: (error: ApiError, reason: string) => string | undefined;
  /** What is deleted already counts as deleted, and not as a failure. */
  goneIsDone?: boolean;
  /** Called when it is deleted, also by somebody else. */
  onDeleted?: () => void;
}

interface DeleteDialogProps<E extends Endpoint> extends DeletionProps<E> {
  /** With it a failure is shown in place, below this title and with a way to try again; else it is an alert. */
  failedTitle?: string;
  /** Deleted, or left as it is. */
  onEnd: () => void;
}

/** Asks, deletes, and says how it went. */
export function DeleteDialog<E extends Endpoint>(props: DeleteDialogProps<E>) {
  const { endpoint, input, question, subject, consequence, action, done, failed, failedTitle, onEnd } = props;
  const { send, sending } = useSend(endpoint);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    const sent = await send(input);
    if (!sent) return;
    const isGone = !sent.ok && sent.error.status === 404;
    // Somebody else was first: what is shown is old.
    if (isGone) invalidateChangedQueries(endpoint);
    if (sent.ok || isGone) props.onDeleted?.();
    if (sent.ok || (isGone && props.goneIsDone)) {
      // Before the alert: while a dialog is open, the rest of the page is not heard.
      onEnd();
      return alertSuccess(done, action);
    }
    const sentence = failed(sent.error, failureMessage(sent.error.failure));
    if (failedTitle !== undefined) return setFailure(sentence);
    onEnd();
    if (sentence !== undefined) alertFailure(sentence, action);
  }

  if (failure === undefined) {
    return (
      <ConfirmDialog
        open
        sentence={question}
        subject={subject}
        consequence={consequence}
        busy={sending}
        onConfirm={() => void remove()}
        onCancel={onEnd}
      />
    );
  }
  return (
    <Notice
      tone="failure"
      title={failedTitle}
      onDismiss={onEnd}
      action={
        <Button busy={sending} onClick={() => void remove()}>
          {messages.retry}
        </Button>
      }
    >
      {failure}
    </Notice>
  );
}

/** A bin, which asks before it deletes. */
export function ConfirmDelete<E extends Endpoint>({
  label,
  ...deletion
}: DeletionProps<E> & { label: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={label} icon="delete" tone="danger" onClick={() => setAsking(true)} />
      {asking ? <DeleteDialog {...deletion} onEnd={() => setAsking(false)} /> : null}
    </>
  );
}

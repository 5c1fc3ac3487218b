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
  /** The further consequences, in sentences. */
  consequence?: ReactNode;
  /** The operation and its object, for the alerts: 'delete elevator 9'. */
  action: string;
  /** The message of a success. */
  done: string;
  /** If given, the message of a success has the button 'Undo', which calls it. */
  onUndo?: (() => void) | undefined;
  /** The message of a failure, with its reason as text; undefined if it is shown elsewhere. */
  failed: (error: ApiError, reason: string) => string | undefined;
  /** If the object is deleted already, this is a success and not a failure. */
  goneIsDone?: boolean;
  /** Called when the object is deleted, also if somebody else deleted it. */
  onDeleted?: (() => void) | undefined;
}

interface DeleteDialogProps<E extends Endpoint> extends DeletionProps<E> {
  /** If given, a failure is shown in place, below this title and with a retry button; else it is an alert. */
  failedTitle?: string;
  /** Called when the dialog ends, whether or not the object was deleted. */
  onEnd: () => void;
}

/** Asks for confirmation, deletes, and shows the result. */
export function DeleteDialog<E extends Endpoint>(props: DeleteDialogProps<E>) {
  const {
    endpoint,
    input,
    question,
    subject,
    consequence,
    action,
    done,
    onUndo,
    failed,
    failedTitle,
    onEnd,
  } = props;
  const { send, sending } = useSend(endpoint);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    const sent = await send(input);
    if (!sent) return;
    const isGone = !sent.ok && sent.error.status === 404;
    // Somebody else has deleted it: the shown data is stale.
    if (isGone) invalidateChangedQueries(endpoint);
    if (sent.ok || isGone) props.onDeleted?.();
    if (sent.ok || (isGone && props.goneIsDone)) {
      // Before the alert: while a dialog is open, screen readers ignore the rest of the page.
      onEnd();
      return alertSuccess(done, action, onUndo && { label: messages.undo, onPress: onUndo });
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

/** A delete icon with a confirmation dialog. */
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

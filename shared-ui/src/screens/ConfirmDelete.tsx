import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Endpoint, Input } from '@smart-elevator/shared-api/contract/endpoint';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { Notice } from '../feedback/Notice';
import { messages } from '../messages';
import { useSendWithAlert, type SendAlerts } from './useSendWithAlert';

interface DeletionProps<E extends Endpoint> extends SendAlerts<E> {
  endpoint: E;
  input: Input<E>;
  question: string;
  subject: string;
  /** The further consequences, in sentences. */
  consequence?: ReactNode;
  /** The text of the button that confirms; 'Delete' unless given. */
  confirmLabel?: string;
  /** Called when it is confirmed, before the call. */
  onSend?: (() => void) | undefined;
  /** Called when it is done: the object is deleted, also if somebody else deleted it. */
  onDeleted?: (() => void) | undefined;
}

interface DeleteDialogProps<E extends Endpoint> extends DeletionProps<E> {
  /** If given, a failure is shown in place, below this title and with a retry button; else it is an alert. */
  failedTitle?: string;
  /** Called when the dialog ends, whether or not the object was deleted. */
  onEnd: () => void;
}

/** Asks for confirmation, deletes (or makes another call), and shows the result. */
export function DeleteDialog<E extends Endpoint>(props: DeleteDialogProps<E>) {
  const { endpoint, input, question, subject, consequence, confirmLabel, failed, failedTitle, onEnd } = props;
  const [failure, setFailure] = useState<string>();
  const { send, sending } = useSendWithAlert(endpoint, {
    ...props,
    // Before the alert: while a dialog is open, screen readers ignore the rest of the page.
    onDone: () => {
      props.onDeleted?.();
      onEnd();
    },
    failed: (error, reason) => {
      if (error.status === 404) props.onDeleted?.();
      const sentence = failed(error, reason);
      if (failedTitle === undefined) {
        onEnd();
        return sentence;
      }
      setFailure(sentence);
      return undefined;
    },
  });
  const confirm = () => {
    props.onSend?.();
    void send(input);
  };

  if (failure === undefined) {
    return (
      <ConfirmDialog
        open
        sentence={question}
        subject={subject}
        consequence={consequence}
        confirmLabel={confirmLabel}
        busy={sending}
        onConfirm={confirm}
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
        <Button busy={sending} onClick={confirm}>
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

interface ConfirmSendProps<E extends Endpoint>
  extends DeletionProps<E>, Pick<ComponentProps<typeof Button>, 'kind' | 'icon'> {
  /** The text of the button. */
  label: ReactNode;
}

/** A button with a confirmation dialog, for a call that cannot be undone. */
export function ConfirmSend<E extends Endpoint>({ label, kind, icon, ...call }: ConfirmSendProps<E>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind={kind} icon={icon} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking ? <DeleteDialog {...call} onEnd={() => setAsking(false)} /> : null}
    </>
  );
}

import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { FailedRowsDialog } from '@smart-elevator/shared-ui/screens/FailedRows';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import type { RowsSelected } from '@smart-elevator/shared-ui/state/useRowSelection';
import { ProgressBar } from '@smart-elevator/shared-ui/upload/ProgressBar';
import type { BulkOutcome } from '@smart-elevator/shared-api/contract/tickets/bulkChanges';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { useRef, useState } from 'react';
import { bulkMessages } from './messages';
import { pathTo } from '../../paths';
import { BulkChoices, EMPTY_BULK_CHOICE, describeChange, type BulkChoice } from './BulkChoices';
import { changeTickets } from './changeTickets';

interface BulkChangeDialogProps {
  selection: RowsSelected<TicketRow>;
  onEnd: () => void;
}

type Step =
  | { name: 'choose' | 'confirm' }
  | { name: 'send'; done: number }
  | { name: 'report'; outcome: BulkOutcome };

const texts = bulkMessages;
/** The number of keys in the question; the others are counted. */
const NAMED = 5;

/** Changes the selected tickets together: choices, confirmation, progress, and result. */
export function BulkChangeDialog({ selection, onEnd }: BulkChangeDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [choice, setChoice] = useState<BulkChoice>(EMPTY_BULK_CHOICE);
  const sending = useRef(false);
  const { rows: tickets } = selection;

  async function send() {
    if (sending.current) return;
    sending.current = true;
    setStep({ name: 'send', done: 0 });
    const { changes } = choice;
    const outcome = await changeTickets(tickets, changes, (done) => setStep({ name: 'send', done }));
    sending.current = false;
    if (outcome.failed.length > 0) {
      selection.keep(outcome.failed.map(({ ticket_id }) => ticket_id));
      setStep({ name: 'report', outcome });
      return;
    }
    onEnd();
    selection.clear();
    alertSuccess(texts.done(tickets.length));
  }

  if (step.name === 'confirm') {
    const named = tickets.slice(0, NAMED).map(({ ticket_key }) => ticket_key);
    if (tickets.length > NAMED) named.push(texts.more(tickets.length - NAMED));
    return (
      <ConfirmDialog
        open
        sentence={texts.question(tickets.length)}
        subject={`${describeChange(choice)}. ${named.join(', ')}`}
        confirmLabel={texts.confirm}
        onConfirm={() => void send()}
        onCancel={() => setStep({ name: 'choose' })}
      />
    );
  }
  if (step.name === 'send') {
    return (
      <Dialog title={texts.title(tickets.length)} open onClose={() => undefined}>
        <ProgressBar label={texts.sending} share={step.done / tickets.length} />
      </Dialog>
    );
  }
  if (step.name === 'report') {
    const { updated, failed } = step.outcome;
    // What closing asks for is filled in there.
    const closing = choice.changes.status === 'Closed' ? 'Closed' : undefined;
    return (
      <FailedRowsDialog
        outcome={texts.some(updated.length, updated.length + failed.length)}
        title={texts.failed(failed.length)}
        rows={failed.map(({ ticket_id: id, ticket_key, reason }) => ({
          id,
          name: tickets.find((one) => one.ticket_id === id)?.ticket_key ?? id,
          to: ticket_key ? pathTo.editTicket(ticket_key, closing) : undefined,
          reason,
        }))}
        onRetry={() => void send()}
        onClose={onEnd}
      />
    );
  }
  return (
    <BulkChoices
      title={texts.title(tickets.length)}
      choice={choice}
      onChange={setChoice}
      onNext={() => setStep({ name: 'confirm' })}
      onEnd={onEnd}
    />
  );
}

import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { amcPayment } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { markContractsPaid } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { requiredSchema } from '@smart-elevator/shared-api/contract/fieldRules';
import { day, record } from '@smart-elevator/shared-api/contract/fields';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { DateInput } from '@smart-elevator/shared-ui/form/DateInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { FailedContracts, failedContracts } from './FailedContracts';
import { messages } from './messages';
import { undoPayment } from './undoPayment';

/** Contracts that are changed together. */
export interface TogetherProps {
  contracts: readonly AmcContract[];
  /** The contracts that were changed are no longer selected. */
  onChanged: (contract_ids: readonly number[]) => void;
  onClose: () => void;
}

const texts = messages.payment;
const SCHEMA = record({
  paid_on: requiredSchema(day()),
  payment_reference: amcPayment.fields.payment_reference,
});

/** Asks for the day and the reference of a payment, and marks contracts as paid (R616). */
export function PaidDialog({ contracts, onChanged, onClose }: TogetherProps) {
  const [chosen] = useState(contracts);
  const [failed, setFailed] = useState<ReturnType<typeof failedContracts>>();
  const { send, sending } = useSend(markContractsPaid);
  // It stays open until the outcome is seen.
  const close = sending ? () => undefined : onClose;
  const contract_ids = chosen.map(({ contract_id }) => contract_id);
  const sum = chosen.reduce((total, { value_rupees }) => total + value_rupees, 0);
  const title = texts.title(chosen.length, formatRupees(sum));
  if (failed) return <FailedContracts title={title} rows={failed} onClose={onClose} />;
  return (
    <Dialog title={title} open onClose={close}>
      <SendForm
        label={title}
        initialValues={{ paid_on: localDay(), payment_reference: '' }}
        schema={SCHEMA}
        submit={texts.action}
        secondaryAction={<Button onClick={close}>{common.cancel}</Button>}
        send={async (payment) => {
          const sent = await send({ body: { contract_ids, ...payment } });
          return sent?.ok ? { ...sent, reply: { ...sent.reply, payment } } : sent;
        }}
        onSaved={({ changed, failed: unpaid, paid_before = [], payment }) => {
          const paid = chosen.filter(
            (one) => !one.paid && changed.includes(one.contract_id) && !paid_before.includes(one.contract_id),
          );
          onChanged(changed);
          if (changed.length > 0)
            alertSuccess(
              texts.done(changed.length),
              'mark contracts as paid',
              paid.length > 0
                ? { label: common.undo, onPress: () => void undoPayment(paid, payment) }
                : undefined,
            );
          if (unpaid.length === 0) onClose();
          else setFailed(failedContracts(unpaid, chosen));
        }}
      >
        <DateInput name="paid_on" label={texts.on} required />
        <TextField name="payment_reference" label={texts.reference} hint={texts.referenceHint} />
      </SendForm>
    </Dialog>
  );
}

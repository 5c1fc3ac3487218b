import { renewContracts } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { ROUNDINGS, type Rounding } from '@smart-elevator/shared-api/contract/amc/raisedValue';
import { oneLine, record } from '@smart-elevator/shared-api/contract/fields';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { FormObserver } from '@smart-elevator/shared-ui/form/FormValue';
import { RadioGroup } from '@smart-elevator/shared-ui/form/RadioGroup';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { FailedContracts, failedContracts } from './FailedContracts';
import { messages } from './messages';
import type { TogetherProps } from './PaidDialog';
import { increaseOf, isRenewable, proposedRenewals } from './proposedRenewals';
import { RenewalPreview } from './RenewalPreview';

const texts = messages.renewal;

/** The inputs; the new values are beside them. */
const EMPTY = { percent: '', rounding: '10' };

const roundingOf = (text: string): Rounding => ROUNDINGS.find((one) => String(one) === text) ?? 1;

/** Renews contracts with an increase: the old and the new value and the new period of each, then one call (R617). */
export function RenewTogetherDialog({ contracts, onChanged, onClose }: TogetherProps) {
  const [chosen] = useState(() => contracts.filter(isRenewable));
  const [left] = useState(contracts.length - chosen.length);
  const [{ percent, rounding }, setTerms] = useState(EMPTY);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [fault, setFault] = useState(false);
  const [failed, setFailed] = useState<ReturnType<typeof failedContracts>>();
  const { send, sending } = useSend(renewContracts);
  // It stays open until the outcome is seen.
  const close = sending ? () => undefined : onClose;
  const title = texts.title(chosen.length);
  if (failed) return <FailedContracts title={title} rows={failed} onClose={onClose} />;
  const renewals = proposedRenewals(chosen, percent, roundingOf(rounding), typed);

  const onType = (contract_id: number, text: string | undefined) =>
    setTyped((now) => {
      const next = new Map(now);
      if (text === undefined) next.delete(contract_id);
      else next.set(contract_id, text);
      return next;
    });
  const onSend = async (terms: typeof EMPTY) => {
    const proposed = proposedRenewals(chosen, terms.percent, roundingOf(terms.rounding), typed);
    const basis_points = increaseOf(terms.percent);
    const isWhole = proposed.every(({ value_rupees }) => value_rupees !== undefined);
    setFault(!isWhole);
    if (!isWhole || basis_points === undefined) return undefined;
    return send({
      body: {
        basis_points,
        rounding: roundingOf(terms.rounding),
        renewals: proposed.map(({ contract, typed: _, ...renewal }) => ({
          contract_id: contract.contract_id,
          former_value_rupees: contract.value_rupees,
          ...renewal,
        })),
      },
    });
  };

  return (
    <Dialog title={title} open wide onClose={close}>
      {left > 0 ? <Notice tone="info" title={texts.left(left)} /> : null}
      <SendForm
        label={title}
        initialValues={EMPTY}
        schema={termsSchema()}
        submit={texts.action}
        failed={texts.failed}
        before={fault ? <Notice tone="failure" title={texts.badValue} /> : null}
        secondaryAction={<Button onClick={close}>{common.cancel}</Button>}
        send={onSend}
        onSaved={(outcome) => {
          onChanged(outcome.renewed.map(({ contract_id }) => contract_id));
          if (outcome.renewed.length > 0)
            alertSuccess(texts.done(outcome.renewed.length), 'renew contracts together');
          if (outcome.failed.length === 0) onClose();
          else setFailed(failedContracts(outcome.failed, chosen));
        }}
      >
        <FormObserver onChange={setTerms} />
        <TextField name="percent" label={texts.percent} hint={texts.percentHint} required />
        <RadioGroup
          name="rounding"
          label={texts.rounding}
          options={ROUNDINGS.map((one) => ({ value: String(one), label: formatRupees(one) }))}
        />
        <RenewalPreview renewals={renewals} onType={onType} checked={fault} />
      </SendForm>
    </Dialog>
  );
}

/** A percentage is required. */
const termsSchema = () =>
  record({
    percent: oneLine(10).test({
      name: 'percent',
      skipAbsent: true,
      message: texts.noPercent,
      test: (text) => text.trim() === '' || increaseOf(text) !== undefined,
    }),
    rounding: oneLine(3),
  });

import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { loadCaller, type FoundCaller } from '@smart-elevator/shared-api/client/search';
import { useUserId } from '@smart-elevator/shared-api/client/session';
import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { TextAreaField } from '@smart-elevator/shared-ui/form/TextAreaField';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { CallerInput } from '@smart-elevator/shared-ui/screens/CallerInput';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import type { ReportedLift } from '@smart-elevator/shared-ui/state/alarmReport';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { OpenAlready } from './OpenAlready';
import type { ReportValues } from './reportValues';
import { lacksAlarms, useReport, type Reported } from './useReport';

const texts = messages.report;

/** Milliseconds until a report that could not be sent is sent again. */
const AGAIN_MS = 5_000;

interface ReportFormProps {
  lift: ReportedLift;
  onReported: (reported: Reported) => void;
}

/**
 * Three fields, then the alarm is out (R1350, R1351): who or where, the caller's phone, and what the caller says. Without a network
 * nothing is lost, and it is sent again by itself.
 */
export function ReportForm({ lift, onReported }: ReportFormProps) {
  const owner = useUserId();
  const report = useReport();
  const around = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<ApiError>();
  const [isAddress, setIsAddress] = useState(false);
  const isUnsent = failure !== undefined && isWorthAnotherTry(failure);

  useEffect(() => {
    if (!isUnsent) return undefined;
    const again = () => around.current?.querySelector('form')?.requestSubmit();
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [failure, isUnsent]);

  return (
    <div ref={around}>
      <SendForm<ReportValues, Reported>
        label={messages.title}
        initialValues={{
          elevator_id: String(lift.elevator_id ?? ''),
          elevator_address: '',
          caller_phone: '',
          note: '',
        }}
        draft={{ name: `alarm/${lift.elevator_id ?? ''}`, owner, guarded: false }}
        submit={lacksAlarms() ? messages.ticketOnly.submit : texts.submit}
        kind="danger"
        send={report}
        before={
          isUnsent ? (
            <Notice tone="failure" title={texts.notOut}>
              {texts.again}
            </Notice>
          ) : null
        }
        onFailed={(error) => {
          // The shell reports an expired session.
          setFailure(error.failure === 'expired' ? undefined : error);
        }}
        onSaved={onReported}
      >
        {lacksAlarms() ? <Notice tone="warning">{messages.ticketOnly.warning}</Notice> : null}
        {isAddress ? (
          <TextField
            name="elevator_address"
            label={texts.address}
            required
            hint={texts.addressHint}
            autoFocus
          />
        ) : (
          <FormValue<string> name="elevator_id">{(id) => <LiftInput elevatorId={id} />}</FormValue>
        )}
        <div>
          <Button kind="link" onClick={() => setIsAddress(!isAddress)}>
            {isAddress ? texts.known : texts.unknown}
          </Button>
        </div>
        <TextField name="caller_phone" label={texts.phone} type="tel" />
        <TextAreaField name="note" label={texts.note} rows={2} />
        {failure && !isUnsent && Object.keys(failure.fields).length === 0 ? (
          <Notice tone="failure" title={texts.notOut}>
            {failureMessage(failure.failure, failure.status)}
          </Notice>
        ) : null}
      </SendForm>
    </div>
  );
}

/** Whether the server may accept it a little later. */
const isWorthAnotherTry = ({ failure }: ApiError): boolean =>
  failure === 'offline' || failure === 'failed' || failure === 'garbage';

/** The lift by anything that the caller says, and whether it has an alarm already. */
function LiftInput({ elevatorId }: { elevatorId: string }) {
  const [chosen, choose] = useState<FoundCaller>();
  const isChosen = chosen !== undefined && String(chosen.elevator_id) === elevatorId;
  // The lift of the page that opened the dialog, or of a draft.
  const loaded = useCalls({
    domain: 'tickets',
    key: ['caller', elevatorId],
    read: (signal) => loadCaller(Number(elevatorId), signal),
    enabled: elevatorId !== '' && !isChosen,
  });
  const caller = elevatorId === '' ? undefined : isChosen ? chosen : loaded.former ? undefined : loaded.data;
  return (
    <>
      <CallerInput caller={caller} onChoose={choose} failure={loaded.error} />
      {elevatorId === '' ? null : <OpenAlready elevatorId={Number(elevatorId)} />}
    </>
  );
}

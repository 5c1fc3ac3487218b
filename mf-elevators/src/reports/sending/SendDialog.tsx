import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { readReportLetter, sendReport } from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import {
  LINK_DAYS,
  MAX_RECIPIENTS,
  SENT_AS,
  sharedReportMessages,
  type ReportSent,
  type SentAs,
  type SentReport,
} from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { blankableText, choice, email, record, text } from '@smart-elevator/shared-api/contract/fields';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { FormValue } from '@smart-elevator/shared-ui/form/FormValue';
import { RadioGroup } from '@smart-elevator/shared-ui/form/RadioGroup';
import { SelectInput } from '@smart-elevator/shared-ui/form/SelectInput';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { SendForm } from '@smart-elevator/shared-ui/screens/EntityForm';
import { useState } from 'react';
import letterStyles from '../../money/RemindDialog.module.css';
import { SendResult } from './SendResult';
import styles from './Sending.module.css';
import { sendTexts as texts } from './sendTexts';

/** The report of a lift or a building in a period, or an AMC report. */
export type ReportToSend = Omit<SentReport, 'as' | 'days'>;

interface SendDialogProps {
  report: ReportToSend;
  onClose: () => void;
}

const USUAL_DAYS = 30;

/** Shows the mail with a report, asks for its recipients, sends it, and says what happened (R624). */
export function SendDialog({ report, onClose }: SendDialogProps) {
  const [sent, setSent] = useState<ReportSent>();
  const { send, sending } = useSend(sendReport);
  // It stays open until the outcome is seen.
  const close = sending ? () => undefined : onClose;
  const query = useCall(readReportLetter, { query: { ...report, as: 'link', days: USUAL_DAYS } });
  return (
    <Dialog
      title={texts.send}
      open
      wide
      onClose={close}
      footer={sent ? <Button onClick={onClose}>{common.close}</Button> : undefined}
    >
      {sent ? (
        <SendResult sent={sent} />
      ) : (
        <Loaded query={query} failed={texts.notLoaded} shape="form" rows={4} keepInitialData>
          {({ recipients, has_mail_server }) => (
            <div className={styles.parts}>
              {has_mail_server ? null : <Notice tone="warning">{texts.noServer}</Notice>}
              {recipients.length > 0 ? null : <Notice tone="info">{texts.noAddress}</Notice>}
              <ReportForm
                report={report}
                as={has_mail_server ? 'pdf' : 'link'}
                recipients={has_mail_server ? recipients : []}
                send={send}
                onSent={setSent}
                onClose={close}
              />
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

interface ReportFormProps extends SendDialogProps {
  /** The initial values. */
  as: SentAs;
  recipients: readonly string[];
  send: ReturnType<typeof useSend<typeof sendReport>>['send'];
  onSent: (sent: ReportSent) => void;
}

interface Values {
  as: SentAs;
  days: string;
  recipients: string;
}

function ReportForm({ report, as, recipients, send, onSent, onClose }: ReportFormProps) {
  return (
    <SendForm<Values, ReportSent>
      label={texts.send}
      schema={SCHEMA}
      initialValues={{ as, days: String(USUAL_DAYS), recipients: recipients.join(', ') }}
      submit={texts.action}
      failed={texts.failed}
      secondaryAction={<Button onClick={onClose}>{common.cancel}</Button>}
      send={(values) =>
        send({
          body: {
            ...report,
            as: values.as,
            days: Number(values.days),
            recipients: addressesIn(values.recipients),
          },
        })
      }
      onSaved={onSent}
    >
      <RadioGroup
        name="as"
        label={texts.as}
        options={SENT_AS.map((value) => ({ value, label: texts.ways[value] }))}
      />
      <FormValue<SentAs> name="as">
        {(way) => (
          <>
            {way === 'link' ? (
              <SelectInput
                name="days"
                label={texts.days}
                options={LINK_DAYS.map((days) => ({ value: String(days), label: texts.nDays(days) }))}
              />
            ) : null}
            <TextField
              name="recipients"
              label={texts.to}
              required={way === 'pdf'}
              inputMode="email"
              autoCapitalize="none"
              hint={way === 'link' ? texts.toHintLink : texts.toHint}
            />
            <FormValue<string> name="days">
              {(days) => <LetterPreview query={{ ...report, as: way, days: Number(days) }} />}
            </FormValue>
          </>
        )}
      </FormValue>
    </SendForm>
  );
}

/** The subject and the text of a mail with a report, as it will be sent. */
function LetterPreview({ query }: { query: SentReport }) {
  const letter = useCall(readReportLetter, { query });
  return (
    <section aria-label={texts.mail} className={letterStyles.letter}>
      <Loaded query={letter} failed={texts.notLoaded} rows={3}>
        {({ subject, text }) => (
          <>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className={letterStyles.text}>{text.trim()}</p>
          </>
        )}
      </Loaded>
    </section>
  );
}

/** The addresses are checked one by one, so that the message names the wrong one. */
const SCHEMA = record({
  as: choice(SENT_AS),
  days: text(3),
  recipients: blankableText(2_000)
    .optional()
    .test({
      name: 'addresses',
      // A form passes undefined for an empty value.
      test(typed = '', context) {
        const { as } = context.parent as Values;
        const addresses = addressesIn(typed);
        const wrong = addresses.find((address) => !ADDRESS.isValidSync(address));
        const message =
          wrong !== undefined
            ? texts.notAnAddress(wrong)
            : addresses.length > MAX_RECIPIENTS
              ? texts.toHint
              : as === 'pdf' && addresses.length === 0
                ? sharedReportMessages.noRecipient
                : undefined;
        return message === undefined || context.createError({ message });
      },
    }),
});
const ADDRESS = email();

const addressesIn = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

import { reminderLetters, remindCustomers } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import type { AmcLetter, RemindedOf } from '@smart-elevator/shared-api/contract/amc/amcReminder';
import type { AmcOutcome } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { FailedRows } from '@smart-elevator/shared-ui/screens/FailedRows';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { failedContracts } from './FailedContracts';
import { messages } from './messages';
import type { TogetherProps } from './PaidDialog';
import styles from './RemindDialog.module.css';

const texts = messages.reminder;

interface RemindDialogProps extends TogetherProps {
  about: RemindedOf;
}

/** Shows the mails to the customers of contracts, and sends them (R619). */
export function RemindDialog({ about, contracts, onChanged, onClose }: RemindDialogProps) {
  const [chosen] = useState(contracts);
  const contract_ids = chosen.map(({ contract_id }) => contract_id);
  const query = useCall(reminderLetters, { query: { about, contract_ids: contract_ids.join(',') } });
  const { send, sending } = useSend(remindCustomers);
  // It stays open until the outcome is seen.
  const close = sending ? () => undefined : onClose;
  const [failure, setFailure] = useState<string>();
  /** What was not sent. */
  const [unsent, setUnsent] = useState<AmcOutcome['failed']>();
  const letters = unsent ? [] : (query.data?.letters.filter(({ recipient }) => recipient !== null) ?? []);

  const remind = async () => {
    setFailure(undefined);
    const ids = letters.flatMap((letter) => letter.contract_ids);
    const sent = await send({ body: { about, contract_ids: ids } });
    if (!sent) return;
    if (!sent.ok) return setFailure(failureMessage(sent.error.failure, sent.error.status));
    const { changed, failed } = sent.reply;
    const reminded = letters.filter((letter) => letter.contract_ids.some((id) => changed.includes(id)));
    onChanged(changed);
    if (reminded.length > 0) alertSuccess(texts.done(reminded.length), 'remind customers');
    if (failed.length > 0) setUnsent(failed);
    else onClose();
  };

  return (
    <Dialog
      title={texts.titles[about]}
      open
      wide
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{common.cancel}</Button>
          {letters.length > 0 ? (
            <Button kind="primary" busy={sending} onClick={() => void remind()}>
              {texts.send(letters.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <Loaded query={query} failed={texts.notLoaded} rows={4}>
        {(reply) => (
          <>
            <Letters letters={letters} />
            <WithoutAddress letters={reply.letters} />
            <LeftOut failed={unsent ?? reply.failed} contracts={chosen} />
          </>
        )}
      </Loaded>
      {failure === undefined ? null : (
        <Notice tone="failure" title={texts.failed}>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

const LeftOut = ({
  failed,
  contracts,
}: { failed: AmcOutcome['failed'] } & Pick<TogetherProps, 'contracts'>) =>
  failed.length > 0 ? <FailedRows title={texts.left} rows={failedContracts(failed, contracts)} /> : null;

/** Each mail: to whom, its subject and its text. */
const Letters = ({ letters }: { letters: readonly AmcLetter[] }) => (
  <ul className={styles.letters} role="list">
    {letters.map(({ customer_id, recipient, subject, text }) => (
      <li key={customer_id} className={styles.letter}>
        <p>{texts.to(recipient ?? '')}</p>
        <p>
          <strong>{subject}</strong>
        </p>
        <p className={styles.text}>{text.trim()}</p>
      </li>
    ))}
  </ul>
);

/** The customers who get no mail. */
function WithoutAddress({ letters }: { letters: readonly AmcLetter[] }) {
  const names = letters.flatMap(({ recipient, customer_name, customer_full_name }) =>
    recipient === null ? [nameLabel(customer_name, customer_full_name)] : [],
  );
  return names.length > 0 ? (
    <Notice tone="info" title={texts.noAddress}>
      {names.join(', ')}
    </Notice>
  ) : null;
}

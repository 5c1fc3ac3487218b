import { linkTo } from '@smart-elevator/shared-api/client/links';
import {
  missingOf,
  type CheckAnswer,
  type LiftChecks,
  type VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { CheckInputs } from '@smart-elevator/shared-ui/screens/checks/CheckInputs';
import { answerText, itemText, limitsText } from '@smart-elevator/shared-ui/screens/checks/checkText';
import { useId } from 'react';
import { CheckPhotos } from './CheckPhotos';
import { checkMessages } from './checkMessages';
import styles from './VisitChecks.module.css';

interface CheckRowProps {
  visit_id: number;
  lift: LiftChecks;
  item: VisitCheck;
  /** Undefined when the visit is over. */
  answer: ((answer: CheckAnswer) => void) | undefined;
  /** Whether the lift’s missing items have kept the visit from being done (R1336). */
  isRefused?: boolean;
}

/** One item of a checklist: its answer, its pictures, and the ticket that was made of it (R1254, R1257). */
export function CheckRow({ visit_id, lift, item, answer, isRefused = false }: CheckRowProps) {
  const id = useId();
  const text = itemText(lift, item);
  const missing = missingOf(item);
  const notes = [
    isRefused && missing !== null ? checkMessages.missing : '',
    limitsText(item),
    missing === 'answer' ? checkMessages.required : '',
    item.photo_required ? checkMessages.photoRequired : '',
  ].filter(Boolean);
  return (
    <div
      className={styles.item}
      data-result={item.result ?? undefined}
      data-refused={isRefused && missing !== null ? '' : undefined}
    >
      <div className={styles.text}>
        <span id={id}>{text}</span>
        {notes.length > 0 ? <span className={styles.notes}>{notes.join(' · ')}</span> : null}
      </div>
      <div className={styles.answer}>
        {answer ? <CheckInputs labelledBy={id} item={item} answer={answer} /> : answerText(item)}
      </div>
      {answer ? <span className={styles.printed}>{answerText(item)}</span> : null}
      <div className={styles.more}>
        <TicketOfItem {...{ visit_id, lift, item, text }} />
        <CheckPhotos
          {...{ visit_id, item, text, elevator_id: lift.elevator_id }}
          canAdd={answer !== undefined && lift.is_frozen}
        />
      </div>
    </div>
  );
}

/** The key of the item's ticket; of one that is not ok without a ticket the button that makes it. */
function TicketOfItem({
  visit_id,
  lift: { elevator_id, elevator_name },
  item: { item, result, ticket_key },
  text,
}: Pick<CheckRowProps, 'visit_id' | 'lift' | 'item'> & { text: string }) {
  if (ticket_key)
    return <TextLink to={linkTo('tickets.page', { ticketKey: ticket_key })}>{ticket_key}</TextLink>;
  const to = linkTo('tickets.createForElevator', {
    elevatorName: elevator_name,
    summary: text,
    visitItem: `${visit_id}-${elevator_id}-${item}`,
  });
  if (result !== 'NotOk' || !to) return null;
  return (
    <span data-screen-only>
      <LinkButton to={to}>{checkMessages.ticketOf(text)}</LinkButton>
    </span>
  );
}

import { select } from '@smart-elevator/shared-api/client/selection';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { pathToAlarm } from '@smart-elevator/shared-ui/paths';
import { FilesPanel } from '@smart-elevator/shared-ui/screens/files/FilesPanel';
import { SealedNotice } from '@smart-elevator/shared-ui/screens/safety/SealedNotice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useEffect, useState } from 'react';
import { StatusShaft } from '@smart-elevator/shared-ui/tag/StatusShaft';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { ticketTimeline } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketTimelineEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { useTicketChoices } from '../forms/useTicketChoices';
import { messages } from '../messages';
import { TicketControls } from './TicketControls';
import { TicketElevator } from './TicketElevator';
import { TicketFacts } from './TicketFacts';
import styles from './TicketView.module.css';
import { daysLate } from '../lists/daysLate';
import { PriorityLabel } from '../lists/PriorityLabel';
import { STATUS_TONES, StatusTag } from '../lists/StatusTag';
import { ticketFlags } from '../lists/ticketColumns';
import { ClosingConfirmed } from '../ticket/ClosingConfirmed';
import { fieldLabel } from '../ticketText';
import { CommentEntry } from '../ticket/CommentEntry';
import { CommentForm } from '../ticket/CommentForm';
import { HistoryEntry } from '../ticket/HistoryEntry';
import { NewestRows } from '../ticket/NewestRows';
import { TicketActivity } from '../ticket/TicketActivity';

const texts = messages.page;

interface TicketViewProps {
  ticket: TicketDetails;
  /** Called when a change failed: the ticket may be another one by now. */
  onStale: () => void;
}

/** A ticket to read, with the controls that change it at once beside it (below its head on a phone). */
export function TicketView({ ticket, onStale }: TicketViewProps) {
  // The reply of a change is newer than the ticket that was read before it.
  const [newest, setNewest] = useState({ read: ticket, shown: ticket });
  if (newest.read !== ticket) setNewest({ read: ticket, shown: ticket });
  const { shown } = newest;
  const { ticket_id } = ticket;
  const choices = useTicketChoices();
  useEffect(() => select({ ticket: { id: ticket_id } }), [ticket_id]);
  return (
    <div className={styles.columns}>
      <RevealInOrder sideBySide>
        <section className={styles.head} aria-label={texts.head}>
          <h2 className={styles.summary}>{shown.summary}</h2>
          <TicketState ticket={shown} />
          <TicketElevator ticket={shown} />
          {shown.alarm_id ? (
            <p>
              <TextLink to={pathToAlarm(shown.alarm_id)}>{t('The alarm of this ticket')}</TextLink>
            </p>
          ) : null}
          <SealedNotice at={shown.elevator_sealed_at} />
        </section>
        <section className={styles.rail} aria-label={texts.change}>
          <Loaded query={choices} failed={messages.form.choicesFailed} placeholder={<Skeleton rows={8} />}>
            {(options) => (
              <TicketControls
                ticket={shown}
                choices={options}
                onChanged={(next) => setNewest({ read: ticket, shown: next })}
                onFailed={onStale}
              />
            )}
          </Loaded>
        </section>
        <div className={styles.body}>
          <RevealInOrder>
            <TicketFacts ticket={shown} />
            <FilesPanel owner="ticket" owner_id={ticket_id} />
            <TicketTimeline ticketId={ticket_id} />
          </RevealInOrder>
        </div>
      </RevealInOrder>
    </div>
  );
}

/** The state of a ticket: status, priority, flags, lateness, and the customer's confirmation. */
function TicketState({ ticket }: { ticket: TicketDetails }) {
  const late = daysLate(ticket);
  return (
    <>
      <span className={styles.shaft}>
        <StatusShaft
          floors={Object.values(STATUS_TONES)}
          at={Object.keys(STATUS_TONES).indexOf(ticket.status)}
        />
      </span>
      <p className={styles.state}>
        <StatusTag status={ticket.status} />
        <PriorityLabel priority={ticket.priority} />
        {ticketFlags(ticket).map((name) => (
          <Tag key={name} tone="red">
            {fieldLabel(name)}
          </Tag>
        ))}
        {late > 0 ? <span className={styles.late}>{messages.late(late)}</span> : null}
      </p>
      <ClosingConfirmed at={ticket.closing_confirmed_at} />
    </>
  );
}

/** Comments and changes of a ticket in one list, the newest first; older ones on demand. */
const TicketTimeline = ({ ticketId }: { ticketId: number }) => (
  <NewestRows
    title={texts.timeline}
    failed={texts.timelineFailed}
    endpoint={ticketTimeline}
    step={20}
    params={{ ticket_id: ticketId }}
    rows={6}
    // A server may have one of the two lists.
    otherwise={<TicketActivity ticketId={ticketId} />}
  >
    {(entries) => (
      <>
        <CommentForm ticketId={ticketId} />
        <TimelineList label={texts.timeline}>
          {entries.map((entry) => (
            <TimelineEntry key={`${entry.kind} ${entry.id}`} ticketId={ticketId} entry={entry} />
          ))}
        </TimelineList>
      </>
    )}
  </NewestRows>
);

function TimelineEntry({ ticketId, entry }: { ticketId: number; entry: TicketTimelineEntry }) {
  const { kind, id, at, who, who_full_name, text, mine, field, ...values } = entry;
  return kind === 'comment' ? (
    <CommentEntry
      ticketId={ticketId}
      comment={{ comment_id: id, at, who, who_full_name, text: text ?? '', mine }}
    />
  ) : (
    <HistoryEntry entry={{ entry_id: id, at, who, who_full_name, field: field ?? '', ...values }} />
  );
}

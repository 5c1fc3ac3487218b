import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { linkTo } from '@smart-elevator/shared-api/client/links';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { ReportedLift } from '@smart-elevator/shared-ui/state/alarmReport';
import { useState } from 'react';
import { messages } from './messages';
import { ReportedAlarm } from './ReportedAlarm';
import { ReportForm } from './ReportForm';
import styles from './Report.module.css';
import type { Reported } from './useReport';

interface ReportDialogProps {
  lift: ReportedLift;
  onClose: () => void;
}

/** 'Passenger trapped': three fields, and then what to tell the caller (R1350 to R1352). */
export function ReportDialog({ lift, onClose }: ReportDialogProps) {
  const [reported, setReported] = useState<Reported>();
  return (
    <Dialog title={t('Passenger trapped')} open onClose={onClose}>
      {reported === undefined ? (
        <ReportForm lift={lift} onReported={setReported} />
      ) : reported.alarm ? (
        <ReportedAlarm alarm={reported.alarm} onClose={onClose} />
      ) : (
        <OnlyTicket ticket={reported.ticket} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** A back end without alarms got the ticket, and alarmed nobody (R1357). */
function OnlyTicket({ ticket, onClose }: { ticket: TicketDetails; onClose: () => void }) {
  const page = ticket.ticket_key ? linkTo('tickets.page', { ticketKey: ticket.ticket_key }) : undefined;
  return (
    <div className={styles.reported}>
      <Notice tone="warning" title={messages.ticketOnly.made}>
        {messages.ticketOnly.call}
      </Notice>
      <div className={styles.buttons}>
        {page ? <LinkButton to={page}>{messages.ticketOnly.open}</LinkButton> : null}
        <Button kind="primary" autoFocus onClick={onClose}>
          {messages.details.done}
        </Button>
      </div>
    </div>
  );
}

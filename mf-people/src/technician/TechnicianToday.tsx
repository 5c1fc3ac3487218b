import type { TechnicianDay } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from './messages';
import { openTicketColumns } from './ticketColumns';
import { visitColumns } from './visitColumns';

/** The visits of today, and the tickets that are due or late or have a trapped passenger. */
export function TechnicianToday({ week, today }: { week: TechnicianDay; today: string }) {
  const visits = week.visits.filter(({ day }) => day === today);
  const due = week.tickets.filter(({ target_date, entrapment }) => target_date <= today || entrapment);
  return (
    <Panel title={messages.today}>
      {visits.length + due.length === 0 ? <p>{messages.nothingToday}</p> : null}
      {visits.length > 0 ? (
        <DataTable
          caption={messages.visitsToday}
          columns={visitColumns()}
          rows={visits}
          rowKey={({ visit_id, elevator_id }) => visit_id ?? elevator_id}
          bounded
        />
      ) : null}
      {due.length > 0 ? (
        <DataTable
          caption={messages.dueTickets}
          columns={openTicketColumns(today)}
          rows={due}
          rowKey={({ ticket_id }) => ticket_id}
          bounded
        />
      ) : null}
    </Panel>
  );
}

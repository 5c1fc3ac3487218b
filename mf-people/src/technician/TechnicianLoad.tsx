import type { TechnicianDay } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { formatNumber } from '@smart-elevator/shared-ui/language/formatNumber';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { messages } from './messages';
import styles from './TechnicianLoad.module.css';

/** The work beside the mean of all active technicians, in numbers and as bars. */
export function TechnicianLoad({ week: { work, everybody } }: { week: TechnicianDay }) {
  const { technicians } = everybody;
  const rows = [
    { label: messages.openTickets, own: work.open_tickets, sum: everybody.open_tickets },
    { label: messages.lateTickets, own: work.late_tickets, sum: everybody.late_tickets },
    { label: messages.visitsThisWeek, own: work.visits, sum: everybody.visits },
    { label: messages.allElevators, own: work.elevators, sum: everybody.elevators },
  ];
  return (
    <Panel title={messages.load}>
      <p className={styles.hint}>{messages.loadHint(technicians)}</p>
      <dl className={styles.rows}>
        {rows.map(({ label, own, sum }) => (
          <LoadRow key={label} label={label} own={own} mean={technicians > 0 ? sum / technicians : 0} />
        ))}
      </dl>
    </Panel>
  );
}

function LoadRow({ label, own, mean }: { label: string; own: number; mean: number }) {
  const most = Math.max(own, mean, 1);
  const widthOf = (value: number) => ({ inlineSize: `${(100 * value) / most}%` });
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <strong>{formatCount(own)}</strong>
        {' · '}
        {messages.average(formatNumber(Math.round(mean * 10) / 10))}
        <span className={styles.bars} aria-hidden="true">
          <span className={styles.own} style={widthOf(own)} />
          <span className={styles.mean} style={widthOf(mean)} />
        </span>
      </dd>
    </div>
  );
}

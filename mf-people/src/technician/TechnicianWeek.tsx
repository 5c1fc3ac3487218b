import { linkTo } from '@smart-elevator/shared-api/client/links';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { TechnicianVisit } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { messages } from './messages';
import styles from './TechnicianWeek.module.css';

interface TechnicianWeekProps {
  visits: readonly TechnicianVisit[];
  /** The Monday, yyyy-mm-dd. */
  from: string;
  today: string;
}

/** The visits of the seven days, by day. */
export function TechnicianWeek({ visits, from, today }: TechnicianWeekProps) {
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  return (
    <Panel title={messages.week}>
      {visits.length === 0 ? (
        <p>{messages.noneThisWeek}</p>
      ) : (
        <ul className={styles.days} role="list">
          {days.map((day) => (
            <li key={day} aria-current={day === today ? 'date' : undefined} className={styles.day}>
              <DayOfVisits day={day} visits={visits.filter((visit) => visit.day === day)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function DayOfVisits({ day, visits }: { day: string; visits: readonly TechnicianVisit[] }) {
  const done = visits.filter((visit) => visit.done).length;
  return (
    <>
      <span className={styles.name}>{formatWeekday(day)}</span>
      <div>
        <span className={styles.count}>
          {visits.length > 0 ? messages.visitsDone(done, visits.length) : messages.noVisits}
        </span>
        {visits.map(({ visit_id, elevator_id, elevator_name, building_name }) => (
          <div key={visit_id ?? elevator_id}>
            <TextLink to={linkTo('elevators.page', { elevatorId: elevator_id })}>{elevator_name}</TextLink>
            {building_name ? ` · ${building_name}` : null}
          </div>
        ))}
      </div>
    </>
  );
}

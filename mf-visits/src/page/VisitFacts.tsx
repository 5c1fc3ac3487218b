import { linkTo } from '@smart-elevator/shared-api/client/links';
import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDateTime, formatDay, formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { Facts, type Fact } from '@smart-elevator/shared-ui/screens/Facts';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { CustomerCell } from '../CustomerCell';
import { messages } from '../messages';
import { windowText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { minutesText } from '../visitText';
import { DrawnSignature } from './DrawnSignature';
import { VisitTag } from '../VisitTag';
import styles from './VisitPage.module.css';

const texts = messages.page;

/** Where, for whom, when and by whom: the promised, the planned and the actual day apart (R1201). */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { building_name, elevator_address, technicians, note, reason } = visit;
  const facts: Fact[] = [
    [
      texts.state,
      <>
        <VisitTag state={visit.state} />
        <div className={styles.second}>{reason}</div>
      </>,
    ],
    [
      texts.building,
      <TextLink to={linkTo('elevators.list', { view: 'table', building: building_name })}>
        {building_name}
      </TextLink>,
    ],
    [texts.address, elevator_address],
    [texts.customer, <CustomerOfVisit visit={visit} />],
    [
      texts.promised,
      visit.promised_day ? (
        <>
          {formatWeekday(visit.promised_day)}
          <div className={styles.second}>
            {visit.window_end ? texts.counts(formatDay(visit.window_end)) : null}
          </div>
        </>
      ) : (
        texts.noContract
      ),
    ],
    [
      texts.planned,
      <>
        {formatWeekday(visit.planned_day)}
        <div className={styles.second}>{movedText(visit)}</div>
      </>,
    ],
    [texts.window, windowText(visit) || texts.anyTime],
    [texts.estimate, minutesText(visit.estimate_minutes)],
    [
      texts.technicians,
      technicians.length > 0
        ? technicians.map(({ user_id, username, full_name }) => (
            <div key={user_id}>
              <PersonCell
                name={full_name}
                username={username}
                to={linkTo('people.technician', { userId: user_id })}
              />
            </div>
          ))
        : messages.nobody,
    ],
    [texts.onTheWay, formatDateTime(visit.on_the_way_at)],
    [texts.arrived, formatDateTime(visit.arrived_at)],
    [
      texts.done,
      visit.done_at ? (
        <>
          {formatDateTime(visit.done_at)}
          <div className={styles.second}>
            {visit.done_by ? nameLabel(visit.done_by, visit.done_by_full_name) : null}
          </div>
        </>
      ) : (
        ''
      ),
    ],
    [texts.parts, visit.parts_used ?? ''],
    [texts.signature, visit.signature ? <DrawnSignature signature={visit.signature} /> : ''],
    [texts.requested, formatDateTime(visit.requested_at)],
    [texts.note, note],
  ];
  return <Facts label={texts.facts} facts={facts.filter(([, value]) => value !== '')} />;
}

/** Who planned the day, and when; '' if the planner did. */
const movedText = ({ moved_by, moved_by_full_name, moved_at }: Visit): string =>
  moved_by ? texts.moved(nameLabel(moved_by, moved_by_full_name), formatDateTime(moved_at)) : texts.byPlanner;

function CustomerOfVisit({ visit }: { visit: Visit }) {
  const { customer_name, customer_full_name, customer_phone } = visit;
  if (!customer_name) return texts.noCustomer;
  return (
    <>
      <CustomerCell visit={visit} />
      {customer_phone ? (
        <PhoneLink
          name={customer_full_name || customer_name}
          number={customer_phone}
          href={phoneLink(customer_phone)}
        />
      ) : null}
    </>
  );
}

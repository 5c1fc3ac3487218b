import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { visitPath } from '../paths';
import { STATE_LABELS, STATE_TONES, windowText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { CallAndGo } from './CallAndGo';
import { partMessages } from './messages';
import { NextStep } from './NextStep';
import styles from './Phone.module.css';

interface VisitCardProps {
  visit: VisitRow;
  /** Of a list of several days: the day stands on the card. */
  withDay?: boolean;
  /** Without the buttons of today. */
  quiet?: boolean;
}

/** A visit of a list, with the next step, a call and the way there. */
export const VisitCard = ({ visit, withDay = false, quiet = false }: VisitCardProps) => (
  <Card
    tone={STATE_TONES[visit.state]}
    tag={t(STATE_LABELS[visit.state])}
    title={visit.building_name}
    to={visitPath(visit.visit_id)}
    subtitle={[
      withDay ? formatWeekday(visit.planned_day) : '',
      windowText(visit),
      partMessages.lifts(visit.lifts.length),
    ]
      .filter(Boolean)
      .join(' · ')}
    facts={visit.elevator_address ? [{ term: t('Address'), value: visit.elevator_address }] : []}
    actions={
      quiet ? null : (
        <div className={`${styles.thumb} ${styles.onCard}`}>
          <NextStep visit={visit} />
          {visit.state === 'AtWork' ? (
            <LinkButton kind="primary" to={visitPath(visit.visit_id)}>
              {partMessages.open}
            </LinkButton>
          ) : null}
          <CallAndGo
            address={visit.elevator_address}
            name={visit.customer_full_name || (visit.customer_name ?? '')}
            phone={visit.customer_phone}
          />
        </div>
      )
    }
  />
);

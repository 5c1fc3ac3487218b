import { mayChangeVisit, type VisitState } from '@smart-elevator/shared-api/contract/visits/visitState';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { visitPath } from '../paths';
import { STATE_LABELS, STATE_TONES, windowText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { CallAndGo } from './CallAndGo';
import { partMessages } from './messages';
import styles from './Phone.module.css';
import { useStored } from './stored';
import { storeState } from './storeState';

/** The step of the thumb that follows a state; Done is on the page of the visit, where its checklist is. */
const NEXT: Readonly<Partial<Record<VisitState, 'OnTheWay' | 'AtWork'>>> = {
  Planned: 'OnTheWay',
  OnHold: 'OnTheWay',
  OnTheWay: 'AtWork',
};

/** The button of the next step of a visit; none when the visit is at work or over (R1397). */
export function NextStep({ visit }: { visit: VisitRow }) {
  const { busy, store } = useStored();
  const next = NEXT[visit.state];
  if (!next || !mayChangeVisit(visit.state, next, 'TechnicianUser')) return null;
  return (
    <Button
      kind="primary"
      busy={busy}
      onClick={({ detail }) => {
        // The second tap of two would mean the step after it, whose button stands at the same place by then.
        if (detail < 2) void store(() => storeState(visit, { state: next }));
      }}
    >
      {next === 'OnTheWay' ? partMessages.onTheWay : partMessages.arrived}
    </Button>
  );
}

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

import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { SealedTag } from '@smart-elevator/shared-ui/screens/safety/SealedTag';
import { PlaceHandle, placeLooks } from '@smart-elevator/shared-ui/sortable/PlaceHandle';
import { usePlaceDrag } from '@smart-elevator/shared-ui/sortable/usePlaceDrag';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../paths';
import { STATE_LABELS, STATE_TONES, windowText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { clockText } from '../visitText';
import styles from './VisitCard.module.css';
import { isMovable, placeOf, type VisitAlert } from './boardState';
import { messages } from './messages';

/** What a card does when it is dragged; constant for the whole board. */
export interface CardDrag {
  /** The id of the instructions. */
  howId: string;
  step: (place: string, key: string) => string | undefined;
  onOver: (visit: VisitRow, place?: string) => void;
  onMove: (visit: VisitRow, from: string, to: string) => void;
}

interface VisitCardProps extends CardDrag {
  visit: VisitRow;
  /** The key of its place. */
  place: string;
  alert: VisitAlert | undefined;
  /** In the tray: with its day. */
  withDay?: boolean;
  /** On a day by the hour: says that it has no fixed time. */
  withTime?: boolean;
}

/** The actual times beside the planned ones. */
function actualText({ on_the_way_at, arrived_at, done_at }: VisitRow): string {
  if (done_at && arrived_at) return messages.actual(clockText(arrived_at), clockText(done_at));
  if (arrived_at) return messages.arrived(clockText(arrived_at));
  return on_the_way_at && !done_at ? messages.onTheWay(clockText(on_the_way_at)) : '';
}

/** A visit on the board: where, how many lifts, when, and its state in words and colour; an outline is an alert. */
export const VisitCard = memo(function VisitCard(props: VisitCardProps) {
  const { visit, place, alert, withDay = false, withTime = false, howId, step, onOver, onMove } = props;
  const { visit_id, building_name, lifts, state, planned_day } = visit;
  const here = useOriginState(messages.title);
  const { offset, isCarried, handlers } = usePlaceDrag({
    place,
    step,
    onOver: (over) => onOver(visit, over),
    onDrop: (to) => onMove(visit, place, to),
    byStart: placeOf(place).time !== undefined,
  });
  const when = windowText(visit) || (withTime ? messages.noTime : '');
  const movable = isMovable(state);
  const isHeld = offset !== undefined || isCarried;
  const looks = [
    styles.card,
    styles[STATE_TONES[state]],
    alert && styles.alert,
    movable && placeLooks.movable,
    isHeld && placeLooks.held,
  ];
  return (
    <Link
      {...(movable ? { ...handlers, 'aria-describedby': howId } : {})}
      data-visit={visit_id}
      data-held={isHeld || undefined}
      className={looks.filter(Boolean).join(' ')}
      style={offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }}
      to={pathTo.visit(visit_id)}
      state={here}
      draggable={false}
      title={lifts.map(({ elevator_name }) => elevator_name).join(', ')}
    >
      {movable ? <PlaceHandle /> : null}
      <span className={styles.where}>{building_name}</span>
      <span className={styles.line}>
        {[withDay ? formatDay(planned_day) : '', messages.lifts(lifts.length), when]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <SealedTag at={lifts.find(({ sealed_at }) => sealed_at)?.sealed_at} />
      {actualText(visit) ? <span className={styles.line}>{actualText(visit)}</span> : null}
      <span className={styles.state}>
        {t(STATE_LABELS[state])}
        {alert ? <strong className={styles.warning}>{messages.alerts[alert]}</strong> : null}
      </span>
    </Link>
  );
});

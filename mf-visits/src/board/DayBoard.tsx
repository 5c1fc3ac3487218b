import { formatWeekday } from '@smart-elevator/shared-ui/format/date';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { placeLooks } from '@smart-elevator/shared-ui/sortable/PlaceHandle';
import { memo, type CSSProperties } from 'react';
import { timeText } from '@smart-elevator/shared-ui/screens/visits/visitText';
import styles from './Board.module.css';
import type { BoardContent, DragTarget } from './BoardGrid';
import { absenceOf, isSamePart, NOBODY, placeKey, placeOf, type VisitAlert } from './boardState';
import { Booked } from './Booked';
import hours from './DayBoard.module.css';
import { isSameEntry, SLOT, slotOf, stepsOf, timeOf, type DayEntry, type Span } from './dayState';
import { messages } from './messages';
import { NowLine } from './NowLine';
import { RowHead, type BoardRow } from './RowHead';
import { VisitCard, type CardDrag } from './VisitCard';

/** The columns of the grid are this many minutes wide. */
const UNIT = 5;
const HOUR = 60;

interface DayBoardProps extends Omit<BoardContent, 'places'>, DragTarget, CardDrag {
  /** yyyy-mm-dd */
  day: string;
  /** The entries of each technician. */
  entries: ReadonlyMap<number, readonly DayEntry[]>;
  /** The shown hours. */
  span: Span;
}

const NOTHING: readonly DayEntry[] = [];

/** One day by the hour: technicians as rows, what is planned, and below it what was done (R1270). */
export function DayBoard(props: DayBoardProps) {
  const { rows, day, entries, span, target, busy, booked, alerts, absences, daysOff, dayMinutes, ...drag } =
    props;
  const over = target === undefined ? undefined : placeOf(target).technician;
  const board = (
    <div
      role="table"
      aria-label={messages.byHour(formatWeekday(day))}
      aria-busy={busy || undefined}
      data-dragging={target === undefined ? undefined : ''}
      className={`${styles.board} ${hours.board}`}
    >
      <div role="row" className={`${styles.row} ${hours.row} ${styles.head}`}>
        <div role="columnheader" className={styles.name}>
          {messages.technician}
        </div>
        <div role="columnheader" className={hours.hours} style={unitsOf(span)}>
          <VisuallyHidden>
            {timeText(timeOf(span.from))} – {timeText(timeOf(span.to))}
          </VisuallyHidden>
          {stepsOf(span, HOUR).map((at) => (
            <span
              key={at}
              className={hours.hour}
              style={columnsOf(span, { from: at, to: at + HOUR })}
              aria-hidden="true"
            >
              {timeText(timeOf(at))}
            </span>
          ))}
        </div>
      </div>
      {rows.map((row) => {
        const place = placeKey({ technician: row.technician, day });
        return (
          <Row
            key={row.technician}
            {...row}
            day={day}
            entries={entries.get(row.technician) ?? NOTHING}
            span={span}
            minutes={booked.get(place) ?? 0}
            alerts={alerts}
            absence={absenceOf(absences.get(place))}
            isOff={daysOff.has(day)}
            target={row.technician === over ? target : undefined}
            dayMinutes={dayMinutes}
            {...drag}
          />
        );
      })}
    </div>
  );
  return (
    <div className={hours.whole}>
      {board}
      <NowLine day={day} span={span} />
    </div>
  );
}

interface RowProps extends BoardRow, CardDrag {
  day: string;
  entries: readonly DayEntry[];
  span: Span;
  minutes: number;
  alerts: ReadonlyMap<number, VisitAlert>;
  absence: keyof typeof messages.absences | undefined;
  isOff: boolean;
  target: string | undefined;
  dayMinutes: number;
}

const Row = memo(function Row(props: RowProps) {
  const { technician, name, day, entries, span, minutes, alerts, absence, isOff, target, ...rest } = props;
  const { dayMinutes, ...drag } = rest;
  const blocked = absence ? messages.absences[absence] : isOff ? messages.dayOff : '';
  return (
    <div role="row" className={`${styles.row} ${hours.row}`}>
      <div role="rowheader" className={styles.name}>
        <RowHead technician={technician} name={name} day={day} />
        {technician !== NOBODY && minutes > 0 ? (
          <Booked {...{ technician, day, name, minutes, dayMinutes }} />
        ) : null}
      </div>
      <div
        role="cell"
        className={blocked ? `${hours.line} ${styles.blocked}` : hours.line}
        style={{ ...unitsOf(span), gridTemplateRows: linesOf(entries, blocked) }}
      >
        {stepsOf(span, SLOT).map((at) => {
          const place = placeKey({ technician, day, time: timeOf(at) });
          return (
            <div
              key={at}
              data-place={place}
              className={place === target ? `${hours.slot} ${placeLooks.target}` : hours.slot}
              style={columnsOf(span, { from: at, to: at + SLOT })}
            />
          );
        })}
        {blocked ? <p className={`${styles.absence} ${hours.absence}`}>{blocked}</p> : null}
        {entries.map((entry) => (
          <Entry
            key={entry.visit.visit_id}
            entry={entry}
            span={span}
            firstLine={blocked ? 2 : 1}
            place={placeKey({ technician, day, time: slotOf(entry.from) })}
            alert={alerts.get(entry.visit.visit_id)}
            {...drag}
          />
        ))}
      </div>
    </div>
  );
}, isSameRow);

function isSameRow(before: RowProps, now: RowProps): boolean {
  const { entries, alerts: _alerts, ...rest } = before;
  return (
    Object.entries(rest).every(([name, value]) => Reflect.get(now, name) === value) &&
    isSamePart(partOf(before), partOf(now)) &&
    entries.every((entry, at) => isSameEntry(entry, now.entries[at]))
  );
}

const partOf = ({ entries, alerts }: RowProps) => ({ visits: entries.map(({ visit }) => visit), alerts });

interface EntryProps extends CardDrag {
  entry: DayEntry;
  span: Span;
  /** The line of the grid of its first lane. */
  firstLine: number;
  place: string;
  alert: VisitAlert | undefined;
}

function Entry({ entry, span, firstLine, place, alert, ...drag }: EntryProps) {
  const gridRowStart = firstLine + 2 * entry.lane;
  return (
    <>
      <div className={hours.entry} style={{ ...columnsOf(span, entry), gridRowStart }}>
        <VisitCard visit={entry.visit} place={place} alert={alert} withTime {...drag} />
      </div>
      {entry.actual.map((part) => (
        <span
          key={part.kind}
          className={part.kind === 'way' ? hours.way : hours.work}
          style={{ ...columnsOf(span, part), gridRowStart: gridRowStart + 1 }}
          aria-hidden="true"
        />
      ))}
    </>
  );
}

const unitsOf = ({ from, to }: Span): CSSProperties => ({
  gridTemplateColumns: `repeat(${(to - from) / UNIT}, minmax(0, 1fr))`,
});

const columnsOf = (span: Span, { from, to }: Span): CSSProperties => ({
  gridColumnStart: Math.floor((from - span.from) / UNIT) + 1,
  gridColumnEnd: Math.max(Math.ceil((Math.min(to, span.to) - span.from) / UNIT), 1) + 1,
});

/** A line for each lane, one for what was done, and the rest of the row. */
function linesOf(entries: readonly DayEntry[], blocked: string): string {
  const lanes = Math.max(1, ...entries.map(({ lane }) => lane + 1));
  return `${blocked ? 'auto ' : ''}repeat(${2 * lanes}, auto) 1fr`;
}

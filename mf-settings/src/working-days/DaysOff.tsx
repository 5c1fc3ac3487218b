import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  nationalDays,
  type Holiday,
  type WorkingDays,
} from '@smart-elevator/shared-api/contract/visits/workingDays';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useState } from 'react';
import { AddDaysOff, type DaySource } from './AddDaysOff';
import { DayWords } from './DayWords';
import { addToList, daysByYear, withDays, type DayOfYear } from './foundDays';
import { messages } from './messages';
import { useStoreWorkingDays } from './useStoreWorkingDays';
import styles from './WorkingDays.module.css';

const { days: texts } = messages;

/** The days off by year; they are added after a preview, and removed with undo (R1321, R1322). */
export function DaysOff({ calendar }: { calendar: WorkingDays }) {
  const [source, setSource] = useState<DaySource>();
  const { store, sending } = useStoreWorkingDays();
  const today = localDay();
  const years = daysByYear(calendar.holidays, today);
  const earlier = years.filter(([year]) => year < today.slice(0, 4));
  const national = addToList({ days: nationalDays(today.slice(0, 4)), refused: [] }, calendar.holidays);

  function remove({ stored: day, name, fixed }: DayOfYear) {
    const holiday: Holiday = { day, name, fixed };
    const restore = () =>
      void store(
        (now) => ({
          ...now,
          holidays: withDays(now.holidays, addToList({ days: [holiday], refused: [] }, now.holidays).days),
        }),
        { done: texts.restored(translateServerMessage(name)), onRetry: restore },
      );
    void store((now) => ({ ...now, holidays: now.holidays.filter((one) => one.day !== day) }), {
      done: texts.removed(translateServerMessage(name)),
      onUndo: restore,
    });
  }
  const list = ([year, days]: [string, DayOfYear[]]) => (
    <Year key={year} year={year} days={days} disabled={sending} onRemove={remove} />
  );
  return (
    <Panel title={texts.title}>
      <div className={styles.buttons}>
        <Button icon="plus" onClick={() => setSource({ kind: 'one' })}>
          {texts.addOne}
        </Button>
        <Button icon="upload" onClick={() => setSource({ kind: 'list' })}>
          {texts.addList}
        </Button>
        {national.days.length > 0 ? (
          <Button onClick={() => setSource({ kind: 'national', found: { ...national, refused: [] } })}>
            {texts.addNational}
          </Button>
        ) : null}
      </div>
      {years.filter((year) => !earlier.includes(year)).map(list)}
      {earlier.length > 0 ? (
        <details>
          <summary>{texts.earlier}</summary>
          {earlier.map(list)}
        </details>
      ) : null}
      {source ? (
        <AddDaysOff source={source} calendar={calendar} onClose={() => setSource(undefined)} />
      ) : null}
    </Panel>
  );
}

interface YearProps {
  year: string;
  days: readonly DayOfYear[];
  disabled: boolean;
  onRemove: (day: DayOfYear) => void;
}

function Year({ year, days, disabled, onRemove }: YearProps) {
  return (
    <section aria-label={year} className={styles.year}>
      <h3>{year}</h3>
      {days.length === 0 ? <p className={styles.second}>{texts.none}</p> : null}
      <ul className={styles.list} role="list">
        {days.map((one) => (
          <li key={one.day} className={styles.row}>
            <DayWords holiday={one} />
            <IconButton
              icon="delete"
              label={texts.remove(translateServerMessage(one.name), formatDay(one.day))}
              disabled={disabled}
              onClick={() => onRemove(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

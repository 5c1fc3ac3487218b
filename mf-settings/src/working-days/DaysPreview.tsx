import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { previewWorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import type { WorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { DayWords } from './DayWords';
import { addToList, withDays, type FoundDays } from './foundDays';
import { messages } from './messages';
import { useStoreWorkingDays } from './useStoreWorkingDays';
import styles from './WorkingDays.module.css';

const { adding: texts } = messages;

/** More lines are only counted. */
const SHOWN = 100;

interface DaysPreviewProps {
  found: FoundDays;
  calendar: WorkingDays;
  onBack: () => void;
  onStored: () => void;
}

/** What would be added, what is left out and why, and what becomes of planned visits (R1233, R1322); then it is stored. */
export function DaysPreview({ found, calendar, onBack, onStored }: DaysPreviewProps) {
  const { store, sending } = useStoreWorkingDays();
  const { days, refused } = addToList(found, calendar.holidays);
  const body = { ...calendar, holidays: withDays(calendar.holidays, days) };
  const effect = useCall(previewWorkingDays, { body });
  const add = async () => {
    const isStored = await store(
      (now) => {
        const added = addToList({ days, refused: [] }, now.holidays).days;
        return { ...now, holidays: withDays(now.holidays, added) };
      },
      { done: texts.done(days.length) },
    );
    if (isStored) onStored();
  };
  return (
    <div className={styles.parts}>
      <section>
        <h3 role="status">{texts.added(days.length)}</h3>
        <ul className={styles.list} role="list">
          {days.slice(0, SHOWN).map((one) => (
            <li key={one.day} className={styles.row}>
              <DayWords holiday={one} />
            </li>
          ))}
        </ul>
        <More count={days.length - SHOWN} />
      </section>
      {refused.length > 0 ? (
        <section>
          <h3>{texts.refused(refused.length)}</h3>
          <ul className={styles.list} role="list">
            {refused.slice(0, SHOWN).map(({ text, why }, at) => (
              <li key={at} className={styles.row}>
                <span className={styles.words}>
                  {text}
                  <span className={styles.why}>{messages.why[why]}</span>
                </span>
              </li>
            ))}
          </ul>
          <More count={refused.length - SHOWN} />
        </section>
      ) : null}
      <Loaded query={effect} failed={texts.effectFailed} rows={1}>
        {({ replanned, kept }) => <p>{messages.effect(replanned, kept)}</p>}
      </Loaded>
      <div className={styles.buttons}>
        {days.length > 0 ? (
          <Button kind="primary" busy={sending} disabled={!effect.data} onClick={() => void add()}>
            {texts.submit(days.length)}
          </Button>
        ) : null}
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
    </div>
  );
}

const More = ({ count }: { count: number }) =>
  count > 0 ? <p className={styles.second}>{texts.more(count)}</p> : null;

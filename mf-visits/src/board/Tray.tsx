import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { TRAY_TABS, type TrayTab } from '@smart-elevator/shared-api/contract/visits/board';
import { readTray } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { ViewSwitch } from '@smart-elevator/shared-ui/navigation/ViewSwitch';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { memo } from 'react';
import { NOBODY, placeKey } from './boardState';
import styles from './Board.module.css';
import { messages } from './messages';
import { VisitCard, type CardDrag } from './VisitCard';

const texts = messages.tray;

interface TrayProps extends CardDrag {
  tab: TrayTab;
  onTab: (tab: TrayTab) => void;
  /** The visits in the row of nobody: the tray has the others without a technician. */
  onBoard: ReadonlySet<number>;
}

/** The visits that somebody must look at, whatever the week of the board (R1210). */
export const Tray = memo(function Tray({ tab, onTab, onBoard, ...drag }: TrayProps) {
  const query = useCall(readTray, { query: { tab } }, { keepPrevious: true });
  const counts = query.data?.counts;
  const labelOf = (one: TrayTab) => (counts ? `${texts[one]} (${formatCount(counts[one])})` : texts[one]);
  return (
    <section aria-label={texts.label} className={styles.tray} data-screen-only="">
      <ViewSwitch
        label={texts.label}
        views={TRAY_TABS.map((one) => ({ value: one, label: labelOf(one) }))}
        value={tab}
        onChange={(next) => onTab(TRAY_TABS.find((one) => one === next) ?? tab)}
      />
      <Loaded query={query} failed={texts.failed} rows={4}>
        {({ visits, counts: all }) => {
          const shown =
            tab === 'unassigned' ? visits.filter(({ visit_id }) => !onBoard.has(visit_id)) : visits;
          const besides = visits.length - shown.length;
          return (
            <>
              {visits.length === 0 ? <p className={styles.nothing}>{texts.none}</p> : null}
              {besides > 0 ? <p className={styles.nothing}>{texts.onBoard(besides)}</p> : null}
              <ul className={styles.cards} role="list">
                {shown.map((visit) => (
                  <li key={visit.visit_id}>
                    <VisitCard
                      visit={visit}
                      place={placeKey({
                        technician: visit.technicians[0]?.user_id ?? NOBODY,
                        day: visit.planned_day,
                      })}
                      alert={undefined}
                      withDay
                      {...drag}
                    />
                  </li>
                ))}
              </ul>
              {visits.length < all[tab] ? (
                <p className={styles.nothing}>{texts.first(visits.length, all[tab])}</p>
              ) : null}
            </>
          );
        }}
      </Loaded>
    </section>
  );
});

import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { placeMessages } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import { readVisitChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import type { LiftChecks } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { mayChangeVisit } from '@smart-elevator/shared-api/contract/visits/visitState';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useEffect, useRef } from 'react';
import { CheckRow } from './CheckRow';
import { checkMessages } from './checkMessages';
import { useCheckAnswers } from './useCheckAnswers';
import styles from './VisitChecks.module.css';

interface VisitChecksProps {
  visit: Visit;
  /** The lifts whose missing items have kept the visit from being done: they are marked, and the first has the focus (R1336). */
  incomplete?: readonly number[];
}

/** The checklist of each lift of a visit, to answer until the visit is over (R1253, R1254); nothing without items. */
export function VisitChecks({ visit, incomplete = [] }: VisitChecksProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An effect: the dialog, which has closed, has given the focus back to its button by now.
    if (incomplete.length === 0) return;
    const missing = part.current?.querySelector('[data-refused]');
    missing?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus();
  }, [incomplete]);
  const query = useCall(readVisitChecks, { params: { visit_id: visit.visit_id } });
  return (
    <Loaded query={query} failed={checkMessages.failed} rows={6}>
      {({ lifts }) => (
        <div ref={part} className={styles.lists}>
          {lifts
            .filter(({ items }) => items.length > 0)
            .map((lift) => (
              <LiftChecklist
                key={lift.elevator_id}
                visit={visit}
                read={lift}
                isRefused={incomplete.includes(lift.elevator_id)}
              />
            ))}
        </div>
      )}
    </Loaded>
  );
}

interface LiftChecklistProps {
  visit: Visit;
  read: LiftChecks;
  isRefused: boolean;
}

function LiftChecklist({ visit, read, isRefused }: LiftChecklistProps) {
  const { lift, answer } = useCheckAnswers(visit.visit_id, read);
  const { items } = lift;
  const done = items.filter(({ result }) => result !== null).length;
  const isOpen = mayChangeVisit(visit.state, 'Done', 'DealerUser');
  return (
    <Panel
      title={checkMessages.title(lift.elevator_name)}
      action={<span className={styles.progress}>{checkMessages.progress(done, items.length)}</span>}
    >
      {isOpen && !lift.is_frozen ? <p className={styles.hint}>{checkMessages.notBegun}</p> : null}
      {items.map((item, at) => (
        <div key={item.item}>
          {item.place === items[at - 1]?.place ? null : (
            <h3 className={styles.place}>{translateServerMessage(placeMessages[item.place])}</h3>
          )}
          <CheckRow
            visit_id={visit.visit_id}
            lift={lift}
            item={item}
            answer={isOpen ? answer : undefined}
            isRefused={isRefused}
          />
        </div>
      ))}
    </Panel>
  );
}

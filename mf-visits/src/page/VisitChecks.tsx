import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { placeMessages } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import { readVisitChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import type { LiftChecks } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { mayChangeVisit } from '@smart-elevator/shared-api/contract/visits/visitState';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { CheckRow } from './CheckRow';
import { checkMessages } from './checkMessages';
import { useCheckAnswers } from './useCheckAnswers';
import styles from './VisitChecks.module.css';

/** The checklist of each lift of a visit, to answer until the visit is over (R1253, R1254); nothing without items. */
export const VisitChecks = ({ visit }: { visit: Visit }) => {
  const query = useCall(readVisitChecks, { params: { visit_id: visit.visit_id } });
  return (
    <Loaded query={query} failed={checkMessages.failed} rows={6}>
      {({ lifts }) => (
        <>
          {lifts
            .filter(({ items }) => items.length > 0)
            .map((lift) => (
              <LiftChecklist key={lift.elevator_id} visit={visit} read={lift} />
            ))}
        </>
      )}
    </Loaded>
  );
};

function LiftChecklist({ visit, read }: { visit: Visit; read: LiftChecks }) {
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
          <CheckRow visit_id={visit.visit_id} lift={lift} item={item} answer={isOpen ? answer : undefined} />
        </div>
      ))}
    </Panel>
  );
}

import {
  missingOf,
  type CheckAnswer,
  type LiftChecks,
  type VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { CheckInputs } from '@smart-elevator/shared-ui/screens/checks/CheckInputs';
import { answerText, itemText, limitsText } from '@smart-elevator/shared-ui/screens/checks/checkText';
import { useId } from 'react';
import { enqueue } from '../outbox/outbox';
import { AddPhoto } from '../parts/AddPhoto';
import { stored } from '../parts/stored';
import { visitMessages as texts } from './messages';
import styles from './Work.module.css';

interface LiftWorkProps {
  visit: Visit;
  lift: LiftChecks;
  isOpen: boolean;
  /** Done was refused because of this lift: what is missing is marked. */
  isRefused: boolean;
}

/** The checklist of one lift, each answer stored as it is given (R1398). */
export function LiftWork({ visit, lift, isOpen, isRefused }: LiftWorkProps) {
  const { visit_id, building_name } = visit;
  const { elevator_id, version, checklist_version, items } = lift;
  const answered = items.filter(({ result }) => result !== null).length;
  const answer = (given: CheckAnswer) =>
    void stored(() =>
      enqueue({
        kind: 'visitChecks',
        params: { visit_id, elevator_id },
        fields: { checklist_version, answers: [given] },
        version,
        about: building_name,
      }),
    );
  // A visit without a contract may have no checklist.
  if (items.length === 0) return null;
  return (
    <Panel
      title={lift.elevator_name}
      action={<span className={styles.notes}>{texts.progress(answered, items.length)}</span>}
    >
      <ul role="list">
        {items.map((item) => (
          <CheckItem
            key={item.item}
            {...{ visit, lift, item, isRefused }}
            answer={isOpen ? answer : undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface CheckItemProps extends Pick<LiftWorkProps, 'visit' | 'lift' | 'isRefused'> {
  item: VisitCheck;
  /** Undefined where nothing can be answered. */
  answer: ((given: CheckAnswer) => void) | undefined;
}

function CheckItem({ visit, lift, item, isRefused, answer }: CheckItemProps) {
  const id = useId();
  const text = itemText(lift, item);
  const missing = missingOf(item);
  const isMissing = isRefused && missing !== null;
  const notes = [
    isMissing ? texts.missing : '',
    limitsText(item),
    missing === 'answer' ? texts.required : '',
    item.photo_required ? texts.photoRequired : '',
    item.photos > 0 ? texts.photos(item.photos) : '',
  ].filter(Boolean);
  const wantsPhoto = item.photo_required || item.result === 'NotOk' || item.photos > 0;
  const { elevator_id } = lift;
  const of = {
    owner: 'visit' as const,
    owner_id: visit.visit_id,
    elevator_id,
    item: item.item,
    item_text: item.text,
  };
  return (
    <li
      className={styles.item}
      data-result={item.result ?? undefined}
      data-refused={isMissing ? '' : undefined}
    >
      <span id={id}>{text}</span>
      {notes.length > 0 ? <span className={styles.notes}>{notes.join(' · ')}</span> : null}
      {answer ? (
        <CheckInputs labelledBy={id} item={item} answer={(given) => answer({ ...given, text: item.text })} />
      ) : (
        <span>{answerText(item)}</span>
      )}
      {answer && wantsPhoto ? (
        <AddPhoto of={of} label={texts.photoOf(text)} about={visit.building_name} />
      ) : null}
    </li>
  );
}

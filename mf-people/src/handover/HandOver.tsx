import { fullName, type NamedPerson } from '@smart-elevator/shared-api/contract/people/person';
import {
  COMING_DAYS,
  MAX_RECEIVERS,
  type PersonWork,
} from '@smart-elevator/shared-api/contract/people/personWork';
import { MultiSelectField } from '@smart-elevator/shared-ui/filter/MultiSelectField';
import { messages as texts } from './messages';
import type { HandOverState } from './useHandOver';
import styles from './HandOver.module.css';

interface HandOverProps {
  person: NamedPerson;
  handOver: HandOverState;
}

/** What waits for a technician who leaves, and the choice of who gets it (R428). */
export function HandOver({ person, handOver }: HandOverProps) {
  const { work, isOffered, options, loading, chosen, choose } = handOver;
  const name = fullName(person) || person.username;
  // Not before it is counted: until then the focus of the question is on Cancel.
  const hasWork = work.data ? sumOf(work.data) > 0 : work.error !== undefined;
  const counted = work.error ? texts.notCounted : texts.counting;
  return (
    <div className={styles.work}>
      <div role="status" className={styles.counts}>
        {(work.data ? sentencesOf(work.data, name) : [counted]).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {hasWork ? (
        <>
          <MultiSelectField
            label={texts.handOver}
            chosen={chosen}
            options={options}
            onChange={choose}
            placeholder={chosen.length === 0 ? texts.unassigned : texts.another}
            loading={loading}
            chosenLabel={texts.receivers}
            max={isOffered ? MAX_RECEIVERS : 1}
          />
          <p className={styles.hint}>{isOffered ? texts.handOverHint : texts.handOverOneHint}</p>
        </>
      ) : null}
    </div>
  );
}

const sumOf = ({ open_tickets, elevators, coming_visits }: PersonWork): number =>
  open_tickets + elevators + coming_visits;

function sentencesOf(work: PersonWork, name: string): string[] {
  const { open_tickets, elevators, coming_visits } = work;
  if (sumOf(work) === 0) return [texts.noWork(name)];
  return [
    texts.openTickets(open_tickets, name),
    texts.elevators(elevators, name),
    ...(coming_visits > 0 ? [texts.visits(coming_visits, COMING_DAYS, name)] : []),
  ];
}

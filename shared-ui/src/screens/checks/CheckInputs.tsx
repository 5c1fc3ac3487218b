import {
  CHECK_RESULTS,
  resultMessages,
  type CheckAnswer,
  type VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { translateServerMessage } from '../../language/translateServerMessage';
import { CheckEntry } from './CheckEntry';
import styles from './Checks.module.css';

interface CheckInputsProps {
  /** The id of the element with the text of the item. */
  labelledBy: string;
  item: VisitCheck;
  answer: (given: CheckAnswer) => void;
}

/** The inputs of an item of a checklist by its kind (R1254). */
export function CheckInputs({ labelledBy, item, answer }: CheckInputsProps) {
  if (item.answer !== 'check') return <CheckEntry labelledBy={labelledBy} item={item} answer={answer} />;
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.choices}>
      {CHECK_RESULTS.map((result) => (
        <label key={result} className={styles.choice} data-result={result}>
          <input
            type="radio"
            name={labelledBy}
            checked={item.result === result}
            onChange={() => answer({ item: item.item, result })}
          />
          <span>{translateServerMessage(resultMessages[result])}</span>
        </label>
      ))}
    </div>
  );
}

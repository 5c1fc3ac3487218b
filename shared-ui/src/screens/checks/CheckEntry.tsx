import {
  checkAnswer,
  type CheckAnswer,
  type VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { CHECK_WORDS_MAX } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import { translateServerMessage } from '../../language/translateServerMessage';
import { useId, useState } from 'react';
import { checkTexts } from './checkTexts';
import styles from './Checks.module.css';

interface CheckEntryProps {
  labelledBy: string;
  item: VisitCheck;
  answer: (given: CheckAnswer) => void;
}

/** The input of a value or of words; it is stored when it is left, in digits of every script (R1254). */
export function CheckEntry({ labelledBy, item: known, answer }: CheckEntryProps) {
  const { item, result, value, words } = known;
  const isValue = known.answer === 'value';
  const shown = isValue ? String(value ?? '') : words;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const id = useId();
  const isLeftOut = result === 'NotApplicable';

  function store() {
    const text = (typed ?? shown).trim();
    setTyped(undefined);
    if (text === shown) return setError(undefined);
    const given = { item, ...(isValue ? { value: text === '' ? null : text } : { words: text }) };
    const checked = validateInput(checkAnswer, given);
    if (checked.ok) {
      setError(undefined);
      return answer(checked.value);
    }
    setTyped(text);
    const [sentence = checkTexts.badValue] = Object.values(checked.errors).flat();
    return setError(translateServerMessage(sentence));
  }
  const shared = {
    className: styles.entry,
    'aria-labelledby': labelledBy,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
    value: isLeftOut ? '' : (typed ?? shown),
    disabled: isLeftOut,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: store,
  };
  return (
    <div className={styles.entries}>
      {isValue ? (
        <input
          {...shared}
          inputMode="decimal"
          onKeyDown={({ key }) => {
            if (key === 'Enter') store();
          }}
        />
      ) : (
        <textarea {...shared} rows={2} maxLength={CHECK_WORDS_MAX} />
      )}
      <label className={styles.leftOut}>
        <input
          type="checkbox"
          checked={isLeftOut}
          onChange={({ target }) => answer({ item, result: target.checked ? 'NotApplicable' : null })}
        />
        {checkTexts.notApplicable}
      </label>
      {error ? (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

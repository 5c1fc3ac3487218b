import { useFormikContext } from 'formik';
import { useContext, useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import styles from './Form.module.css';
import { FormFieldsContext } from './FormFields';

interface MoreFieldsProps {
  label: string;
  /** The names of the fields in it. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that are rarely needed, on demand. They are shown once one of them has another value, or an error. */
export function MoreFields({ label, names, children }: MoreFieldsProps) {
  const { values, initialValues, errors, submitCount } = useFormikContext<Record<string, unknown>>();
  // The first values of a restored draft already contain what was typed.
  const start: Record<string, unknown> = { ...initialValues, ...useContext(FormFieldsContext)?.began() };
  const isWrong = submitCount > 0 && names.some((name) => errors[name] !== undefined);
  const isUsed = isWrong || names.some((name) => String(values[name]) !== String(start[name]));
  const [open, setOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setOpen(true);
  }
  const shown = open || isWrong;
  const id = useId();
  return (
    <>
      {isWrong ? null : (
        <div>
          <button
            type="button"
            className={styles.more}
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon name={shown ? 'chevron-up' : 'chevron-down'} size={16} />
            {label}
          </button>
        </div>
      )}
      <div id={id} className={styles.moreFields} hidden={!shown}>
        {children}
      </div>
    </>
  );
}

import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { Notice } from '../feedback/Notice';
import styles from './Form.module.css';
import { controlId, FormFieldsContext } from './FormFields';
import { translateServerMessage } from '../language/translateServerMessage';

/** One sentence for all errors, or a function that derives one or several from the errors of the fields. */
export type Summary = string | ((sentences: readonly string[]) => string | readonly string[]);

/** After an invalid submit: focuses the first invalid field and, with a summary, links to each of them. */
export function ErrorSummary({ title }: { title: Summary | undefined }) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const fields = useContext(FormFieldsContext);
  const shownFor = useRef(0);
  const found = fieldErrors(errors);
  const settled = submitCount > 0 && !isSubmitting;
  const first = found[0]?.name;

  useEffect(() => {
    // Once per submit: later errors, while typing, do not move the focus.
    if (!settled || shownFor.current === submitCount) return;
    shownFor.current = submitCount;
    if (first && fields) focusOn(controlId(fields.id, first));
  }, [settled, submitCount, first, fields]);

  if (!title || !fields || submitCount === 0 || found.length === 0) return null;
  const heading = typeof title === 'string' ? title : title(found.map((error) => error.sentence));
  const [sentence, ...others] = typeof heading === 'string' ? [heading] : heading;
  return (
    <Notice tone="failure" title={sentence}>
      {others.map((other) => (
        <p key={other} className={styles.summaryTitle}>
          {translateServerMessage(other)}
        </p>
      ))}
      <ul className={styles.summaryList}>
        {found.map(({ name, sentence }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.summaryLink}
              onClick={() => focusOn(controlId(fields.id, name))}
            >
              {fields.labels.get(name) ?? translateServerMessage(sentence)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const focusOn = (id: string): void => document.getElementById(id)?.focus();

/** An invalid field. */
interface FieldError {
  /** In formik's notation: `custom.3` for a nested field. */
  name: string;
  sentence: string;
}

/** A form's errors in the order of its values, nested ones by their full name. */
function fieldErrors(errors: object, prefix = ''): FieldError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix + key;
    if (typeof value === 'string') return value ? [{ name, sentence: value }] : [];
    return value !== null && typeof value === 'object' ? fieldErrors(value, `${name}.`) : [];
  });
}

import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { Notice } from '../feedback/Notice';
import { fieldErrors } from './fieldErrors';
import styles from './Form.module.css';
import { controlId, FormFieldsContext } from './FormFields';

/** After a refused submit: the focus on the first field that is wrong and, with a sentence, a way to each of them. */
export function ErrorSummary({ title }: { title: string | undefined }) {
  const { errors, submitCount, isSubmitting } = useFormikContext();
  const fields = useContext(FormFieldsContext);
  const shownFor = useRef(0);
  const found = fieldErrors(errors);
  const settled = submitCount > 0 && !isSubmitting;
  const first = found[0]?.name;

  useEffect(() => {
    // Once a submit: what goes wrong later, while typing, does not take the focus away.
    if (!settled || shownFor.current === submitCount) return;
    shownFor.current = submitCount;
    if (first && fields) focusOn(controlId(fields.id, first));
  }, [settled, submitCount, first, fields]);

  if (!title || !fields || submitCount === 0 || found.length === 0) return null;
  return (
    <Notice tone="failure" title={title}>
      <ul className={styles.summaryList}>
        {found.map(({ name, sentence }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.summaryLink}
              onClick={() => focusOn(controlId(fields.id, name))}
            >
              {fields.labels.get(name) ?? sentence}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const focusOn = (id: string): void => document.getElementById(id)?.focus();

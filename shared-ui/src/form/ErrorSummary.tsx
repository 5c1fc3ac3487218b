import { useFormikContext } from 'formik';
import { useContext, useEffect, useState } from 'react';
import { Notice } from '../feedback/Notice';
import { fieldErrors } from './fieldErrors';
import styles from './Form.module.css';
import { controlId, FormFieldsContext } from './FormFields';

/** After a refused submit: the sentence, and a way to each field. Without a sentence the first such field gets the focus. */
export function ErrorSummary({ title }: { title: string | undefined }) {
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext();
  const fields = useContext(FormFieldsContext);
  const [refused, setRefused] = useState(0);
  const found = fieldErrors(errors);
  const settled = submitCount > 0 && !isSubmitting && !isValidating;
  const first = found[0]?.name;

  useEffect(() => {
    if (!settled || refused === submitCount) return;
    setRefused(submitCount);
    if (first && fields) focusOn(controlId(fields.id, first));
  }, [settled, refused, submitCount, first, fields]);

  if (!title || !fields || refused === 0 || found.length === 0) return null;
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

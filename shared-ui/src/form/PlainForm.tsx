import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { ErrorSummary, type Summary } from './ErrorSummary';
import styles from './Form.module.css';
import { FormFieldsContext, type FormFields } from './FormFields';

/** What forms have with or without a draft: `FormProps` says what each part is for. */
export interface PlainFormProps<Values> {
  initialValues: Values;
  schema?: { validate: (values: unknown, options?: object) => Promise<unknown> } | undefined;
  validate?: ((values: Values) => Partial<Record<keyof Values & string, string>>) | undefined;
  summary?: Summary | undefined;
  reinitialize?: boolean;
  label?: string;
  children: ReactNode;
  /** Sends the values; the form is locked until the promise settles. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>, fields: FormFields) => Promise<unknown> | void;
  /** The values that its draft started from. */
  began?: (() => Values | undefined) | undefined;
  /** Shown above the summary, inside the form. */
  above?: ReactNode;
}

/**
 * A form without a draft: fields bound by name, errors on submit and then live, and one submit at a time, however often it is
 * pressed. `Form` is the same with a draft; sign-in has none, and does without the code of drafts.
 */
export function PlainForm<Values extends FormikValues>(props: PlainFormProps<Values>) {
  const { initialValues, schema, validate, onSubmit, summary, reinitialize = false } = props;
  const { label, began, above, children } = props;
  const id = useId();
  // A ref, not state: the second click of a double click comes before the next rendering.
  const locked = useRef(false);
  const fields = useMemo<FormFields>(
    () => ({
      id,
      labels: new Map(),
      secrets: new Set(),
      unreadable: new Map(),
      began: () => began?.(),
    }),
    [id, began],
  );

  return (
    <FormFieldsContext value={fields}>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={schema}
        validate={(values) => ({ ...validate?.(values), ...Object.fromEntries(fields.unreadable) })}
        onSubmit={(values, helpers) => onSubmit(values, helpers, fields)}
        validateOnBlur={false}
        enableReinitialize={reinitialize}
      >
        {({ submitForm, handleReset }) => (
          <form
            className={styles.form}
            aria-label={label}
            noValidate
            onReset={handleReset}
            onSubmit={(event) => {
              event.preventDefault();
              if (locked.current) return;
              locked.current = true;
              void submitForm().finally(() => {
                locked.current = false;
              });
            }}
          >
            {above}
            <ErrorSummary title={summary} />
            {children}
          </form>
        )}
      </Formik>
    </FormFieldsContext>
  );
}

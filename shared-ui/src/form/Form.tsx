import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { ErrorSummary, type Summary } from './ErrorSummary';
import styles from './Form.module.css';
import { FormFieldsContext, type FormFields } from './FormFields';

/** What a yup schema is to a form. */
interface Schema {
  validate: (values: unknown, options?: object) => Promise<unknown>;
}

/** What `onSubmit` may do to the form: set errors by field, reset. */
export type FormHelpers<Values> = FormikHelpers<Values>;

interface FormProps<Values> {
  initialValues: Values;
  schema?: Schema | undefined;
  /** A rule over all values that no schema tells; answers errors by field. */
  validate?: ((values: Values) => Partial<Record<keyof Values & string, string>>) | undefined;
  /** Sends the values; the form is locked until the promise settles. */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => Promise<unknown> | void;
  /** The exact sentence of the parts, or how it follows from the errors; on top, with links, when a submit is refused. */
  summary?: Summary | undefined;
  /** Takes the values of a later `initialValues`, as when they come from the server. */
  reinitialize?: boolean;
  /** What the form is called, when no heading says so. */
  label?: string;
  children: ReactNode;
}

/** A form: fields bound by name, errors on submit and then live, and one submit at a time, however often it is pressed. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, schema, validate, onSubmit, summary, reinitialize = false, label, children } = props;
  const id = useId();
  const fields = useMemo<FormFields>(() => ({ id, labels: new Map() }), [id]);
  // A ref, not state: the second press of a double click comes before anything is drawn.
  const locked = useRef(false);

  return (
    <FormFieldsContext value={fields}>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={schema}
        {...(validate ? { validate } : {})}
        onSubmit={onSubmit}
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
            <ErrorSummary title={summary} />
            {children}
          </form>
        )}
      </Formik>
    </FormFieldsContext>
  );
}

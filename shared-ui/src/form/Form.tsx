import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Path } from 'react-router-dom';
import { Draft, type DraftBase, type DraftOptions } from '../draft/Draft';
import { ErrorSummary, type Summary } from './ErrorSummary';
import styles from './Form.module.css';
import { FormDraft } from './FormDraft';
import { FormFieldsContext, type FormFields } from './FormFields';

/** What a yup schema is to a form. */
interface Schema {
  validate: (values: unknown, options?: object) => Promise<unknown>;
}

/** What `onSubmit` may do to the draft of a form; nothing happens in a form that keeps none. */
export interface DraftHelpers<Values> {
  /** What the dealer began from: of a draft that is back, the values and the version of then. */
  began: () => DraftBase<Values>;
  /**
   * The values are stored (those that were submitted, unless others are named): their draft goes, and leaving does not
   * ask. Called by every `onSubmit` of a form with a draft.
   */
  saved: (stored?: Values) => void;
  /** The next leaving does not ask; the draft stays. */
  release: () => void;
}

/** What `onSubmit` may do to the form: set errors by field, say that it is saved, make it ready for the next one. */
export type FormHelpers<Values> = FormikHelpers<Values> &
  DraftHelpers<Values> & {
    /** Empties the fields that were submitted. What was changed since then belongs to the next one and stays. */
    startOver: (empty: Values) => void;
    /** Shows `values` and goes on from a newer beginning, such as what somebody else has stored meanwhile. */
    goOnFrom: (beginning: DraftBase<Values>, values: Values) => Promise<unknown>;
  };

/** Whose draft, of what, and which version of it is edited. */
export type FormDraftOf = DraftOptions & {
  /** Whether leaving asks; one form of a page may. May change while the form is open. */
  guarded?: boolean;
  /** Whether the form is still open at another address, so that going there is no leaving. */
  allowsNavigation?: (next: Path) => boolean;
};

export interface FormProps<Values> {
  initialValues: Values;
  schema?: Schema | undefined;
  /** A rule over all values that no schema tells; answers errors by field. */
  validate?: ((values: Values) => Partial<Record<keyof Values & string, string>>) | undefined;
  /** Sends the values; the form is locked until the promise settles. */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => Promise<unknown> | void;
  /** The exact sentence, or how it follows from the errors; on top, with links, when a submit is refused. */
  summary?: Summary | undefined;
  /** Takes the values of a later `initialValues`, as when they come from the server. */
  reinitialize?: boolean;
  /**
   * Keeps what is typed until it is saved or discarded, and asks before it is left (R246). Constant for a form:
   * where another thing is edited, give the form a key. Not together with `reinitialize`.
   */
  draft?: FormDraftOf | undefined;
  /** What it is for, where there are several forms. */
  label?: string;
  children: ReactNode;
}

/** A form: fields bound by name, errors on submit and then live, and one submit at a time, however often it is pressed. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, schema, validate, onSubmit, summary, reinitialize = false, label, children } = props;
  const id = useId();
  // A ref, not state: the second press of a double click comes before anything is drawn.
  const locked = useRef(false);
  // Made once, as the values are that it begins from.
  const [draft] = useState(() => (props.draft ? new Draft(props.draft, initialValues) : undefined));
  const [typedAt, setTypedAt] = useState(draft?.typedAt);
  const fields = useMemo<FormFields>(
    () => ({
      id,
      labels: new Map(),
      secrets: new Set(),
      unreadable: new Map(),
      began: () => draft?.beginning.values,
    }),
    [id, draft],
  );
  const ofDraft = (submitted: Values): DraftHelpers<Values> => ({
    began: () => draft?.beginning ?? { values: initialValues },
    saved: (stored = submitted) => {
      draft?.markSaved(stored);
      setTypedAt(undefined);
    },
    release: () => draft?.release(),
  });

  return (
    <FormFieldsContext value={fields}>
      <Formik<Values>
        initialValues={draft?.opening ?? initialValues}
        validationSchema={schema}
        validate={(values) => ({ ...validate?.(values), ...Object.fromEntries(fields.unreadable) })}
        onSubmit={(values, helpers) =>
          onSubmit(values, {
            ...helpers,
            ...ofDraft(values),
            goOnFrom: async (beginning, next) => {
              draft?.rebase(beginning);
              draft?.track(next, fields.secrets);
              await helpers.setValues(next);
            },
            startOver: (empty) =>
              helpers.setFormikState((now) => ({
                ...now,
                values: { ...now.values, ...unchanged(now.values, values, empty) },
                errors: {},
                touched: {},
                submitCount: 0,
              })),
          })
        }
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
            {draft ? (
              <FormDraft
                draft={draft}
                typedAt={typedAt}
                guarded={props.draft?.guarded ?? true}
                allowsNavigation={props.draft?.allowsNavigation}
                onDiscard={() => setTypedAt(undefined)}
              />
            ) : null}
            <ErrorSummary title={summary} />
            {children}
          </form>
        )}
      </Formik>
    </FormFieldsContext>
  );
}

/** The fields of `next` that are now as they were submitted. */
const unchanged = <Values extends FormikValues>(now: Values, submitted: Values, next: Values) =>
  Object.fromEntries(Object.entries(next).filter(([name]) => now[name] === submitted[name]));

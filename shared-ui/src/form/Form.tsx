import type { FormikHelpers, FormikValues } from 'formik';
import { useCallback, useState, type ReactNode } from 'react';
import type { Path } from 'react-router-dom';
import { Draft, type DraftBase, type DraftOptions } from '../draft/Draft';
import { FormDraft } from './FormDraft';
import type { Summary } from './ErrorSummary';
import { PlainForm } from './PlainForm';

/** The part of a yup schema that a form uses. */
interface Schema {
  validate: (values: unknown, options?: object) => Promise<unknown>;
}

/** What `onSubmit` can do with the draft of a form; without a draft these functions do nothing. */
export interface DraftHelpers<Values> {
  /** The start of the draft; for a restored draft, the values and the version of that time. */
  began: () => DraftBase<Values>;
  /**
   * Marks the values as saved (by default the submitted ones): removes their draft, and leaving does not ask. Every
   * `onSubmit` of a form with a draft must call it.
   */
  saved: (stored?: Values) => void;
  /** The next navigation does not ask; the draft stays. */
  release: () => void;
}

/** What `onSubmit` can do with the form: set errors by field, mark it as saved, reset it for the next entry. */
export type FormHelpers<Values> = FormikHelpers<Values> &
  DraftHelpers<Values> & {
    /** Resets the submitted fields. Input since then belongs to the next entry and stays. */
    startOver: (empty: Values) => void;
    /** Shows `values` and continues from a newer start, such as the values that somebody else saved meanwhile. */
    goOnFrom: (beginning: DraftBase<Values>, values: Values) => Promise<unknown>;
  };

/** The owner and the name of the draft, and the edited version. */
export type FormDraftOf = DraftOptions & {
  /** Whether leaving asks; only one form of a page may do so. May change while the form is open. */
  guarded?: boolean;
  /** Whether the form is also open at another address, so that going there does not leave it. */
  allowsNavigation?: (next: Path) => boolean;
};

export interface FormProps<Values> {
  initialValues: Values;
  schema?: Schema | undefined;
  /** A rule over all values that a schema cannot express; returns errors by field. */
  validate?: ((values: Values) => Partial<Record<keyof Values & string, string>>) | undefined;
  /** Sends the values; the form is locked until the promise settles. */
  onSubmit: (values: Values, helpers: FormHelpers<Values>) => Promise<unknown> | void;
  /** The summary, or a function that derives it from the errors; shown on top, with links, after an invalid submit. */
  summary?: Summary | undefined;
  /** Applies later `initialValues`, for example when they are loaded from the server. */
  reinitialize?: boolean;
  /**
   * Stores the input until it is saved or discarded, and asks before the form is left (R246). Constant for a form: if
   * the edited entity can change, give the form a key. Not together with `reinitialize`.
   */
  draft?: FormDraftOf | undefined;
  /** The accessible name, if there are several forms. */
  label?: string;
  children: ReactNode;
}

/** A form: fields bound by name, errors on submit and then live, and one submit at a time, however often it is pressed. */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { draft: of, initialValues, onSubmit, ...plain } = props;
  // Created once, like the initial values.
  const [draft] = useState(() => (of ? new Draft(of, initialValues) : undefined));
  const [typedAt, setTypedAt] = useState(draft?.typedAt);
  const began = useCallback(() => draft?.beginning.values, [draft]);
  const ofDraft = (submitted: Values): DraftHelpers<Values> => ({
    began: () => draft?.beginning ?? { values: initialValues },
    saved: (stored = submitted) => {
      draft?.markSaved(stored);
      setTypedAt(undefined);
    },
    release: () => draft?.release(),
  });

  return (
    <PlainForm<Values>
      {...plain}
      initialValues={draft?.opening ?? initialValues}
      began={began}
      onSubmit={(values, helpers, { secrets }) =>
        onSubmit(values, {
          ...helpers,
          ...ofDraft(values),
          goOnFrom: async (beginning, next) => {
            draft?.rebase(beginning, next, secrets);
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
      above={
        draft ? (
          <FormDraft
            draft={draft}
            typedAt={typedAt}
            guarded={of?.guarded ?? true}
            allowsNavigation={of?.allowsNavigation}
            onDiscard={() => setTypedAt(undefined)}
          />
        ) : null
      }
    />
  );
}

/** The fields of `next` that have not changed since the submit. */
const unchanged = <Values extends FormikValues>(now: Values, submitted: Values, next: Values) =>
  Object.fromEntries(Object.entries(next).filter(([name]) => now[name] === submitted[name]));

import { useFormikContext, type FormikValues } from 'formik';
import { useCallback, useContext, useEffect } from 'react';
import type { Path } from 'react-router-dom';
import type { Draft } from '../draft/Draft';
import { DraftNotice } from '../draft/DraftNotice';
import { UnsavedChangesGuard } from '../draft/UnsavedChangesGuard';
import { controlId, FormFieldsContext } from './FormFields';

const NONE: ReadonlySet<string> = new Set();

interface FormDraftProps<Values extends object> {
  draft: Draft<Values>;
  /** When what is back was typed; undefined when nothing is. */
  typedAt: number | undefined;
  guarded: boolean;
  allowsNavigation: ((next: Path) => boolean) | undefined;
  onDiscard: () => void;
}

/** The draft of the form that it stands in: follows what is typed, says what is back, asks before it is left. */
export function FormDraft<Values extends FormikValues>(props: FormDraftProps<Values>) {
  const { draft, typedAt, guarded, allowsNavigation, onDiscard } = props;
  const { values, resetForm } = useFormikContext<Values>();
  const fields = useContext(FormFieldsContext);
  const isUnsaved = useCallback(() => draft.isUnsaved, [draft]);

  // At once and not a moment later: the tab may be closed, the session may end.
  useEffect(() => draft.track(values, fields?.secrets ?? NONE), [draft, values, fields]);

  function discard() {
    const given = draft.discard();
    resetForm({ values: given });
    onDiscard();
    // The button goes, so the focus goes on to the first field.
    const [first] = fields?.labels.keys() ?? [];
    if (fields && first) document.getElementById(controlId(fields.id, first))?.focus();
  }

  return (
    <>
      {typedAt === undefined ? null : <DraftNotice typedAt={typedAt} onDiscard={discard} />}
      {guarded ? (
        <UnsavedChangesGuard isUnsaved={isUnsaved} allowsNavigation={allowsNavigation} onDiscard={discard} />
      ) : null}
    </>
  );
}

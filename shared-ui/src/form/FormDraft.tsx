import { useFormikContext, type FormikValues } from 'formik';
import { Suspense, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Path } from 'react-router-dom';
import type { Draft } from '../draft/Draft';
import { UnsavedChangesGuard } from '../draft/UnsavedChangesGuard';
import { lazyPart } from '../feedback/lazyPart';
import { Notice } from '../feedback/Notice';
import { messages } from '../messages';
import { controlId, FormFieldsContext } from './FormFields';

// Sign-in restores nothing, and does without it and the formats of days.
const DraftNotice = lazyPart(async () => (await import('../draft/DraftNotice')).DraftNotice);

const NONE: ReadonlySet<string> = new Set();

interface FormDraftProps<Values extends object> {
  draft: Draft<Values>;
  /** The time of the restored input; undefined if none was restored. */
  typedAt: number | undefined;
  guarded: boolean;
  allowsNavigation: ((next: Path) => boolean) | undefined;
  onDiscard: () => void;
}

/** The draft of the surrounding form: stores the input, shows that it was restored, asks before the form is left. */
export function FormDraft<Values extends FormikValues>(props: FormDraftProps<Values>) {
  const { draft, typedAt, guarded, allowsNavigation, onDiscard } = props;
  const { values, resetForm } = useFormikContext<Values>();
  const fields = useContext(FormFieldsContext);
  const isStored = useSyncExternalStore(draft.subscribe, draft.isStored);
  const isUnsaved = useCallback(() => draft.isUnsaved, [draft]);

  // Without a delay: the tab may be closed, the session may end.
  useEffect(() => draft.track(values, fields?.secrets ?? NONE), [draft, values, fields]);

  function discard() {
    const given = draft.discard();
    resetForm({ values: given });
    onDiscard();
    // The button disappears, so the focus moves to the first field.
    const [first] = fields?.labels.keys() ?? [];
    if (fields && first) document.getElementById(controlId(fields.id, first))?.focus();
  }

  return (
    <>
      {typedAt === undefined ? null : (
        <Suspense fallback={null}>
          <DraftNotice typedAt={typedAt} onDiscard={discard} />
        </Suspense>
      )}
      {isStored ? null : <Notice tone="warning">{messages.draft.notKept}</Notice>}
      {guarded ? (
        <UnsavedChangesGuard isUnsaved={isUnsaved} allowsNavigation={allowsNavigation} onDiscard={discard} />
      ) : null}
    </>
  );
}

import { useFormikContext, type FormikValues } from 'formik';
import { useEffect } from 'react';
import { LeaveGuard } from '../dialog/LeaveGuard';
import { t } from '../language/t';
import { messages } from '../messages';

interface FormGuardProps<Values> {
  /** Later ones are shown unless something is typed. */
  initialValues: Values;
  /** Called when something is typed, and when it is saved or taken back. Must be constant, such as a state's setter. */
  onTyped: (isTyped: boolean) => void;
}

/** Asks before the surrounding form, which has no draft, is left with something typed. */
export function FormGuard<Values extends FormikValues>({ initialValues, onTyped }: FormGuardProps<Values>) {
  const { dirty, resetForm, initialValues: shown } = useFormikContext<Values>();
  useEffect(() => onTyped(dirty), [dirty, onTyped]);
  useEffect(() => {
    if (!dirty && shown !== initialValues) resetForm({ values: initialValues });
  }, [dirty, shown, initialValues, resetForm]);
  const { leaving, leaveAndDiscard } = messages.draft;
  return (
    <LeaveGuard
      isUnsaved={dirty}
      texts={{
        sentence: leaving,
        subject: t('What you have changed is not kept.'),
        confirmLabel: leaveAndDiscard,
      }}
    />
  );
}

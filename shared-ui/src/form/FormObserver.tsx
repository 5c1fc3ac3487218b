import { useFormikContext, type FormikValues } from 'formik';
import { useEffect } from 'react';

interface FormWatchProps<Values> {
  /** Called with the form's values, at first and whenever they have changed. Constant, such as a state's setter. */
  onChange: (values: Values) => void;
}

/** Tells what is typed to whoever stands outside of the form, such as a preview. */
export function FormObserver<Values extends FormikValues>({ onChange }: FormWatchProps<Values>) {
  const { values } = useFormikContext<Values>();
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

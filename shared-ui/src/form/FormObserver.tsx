import { useFormikContext, type FormikValues } from 'formik';
import { useEffect } from 'react';

interface FormObserverProps<Values> {
  /** Called with the form's values, initially and after each change. Must be constant, such as a state's setter. */
  onChange: (values: Values) => void;
}

/** Passes the form's values to a component outside of the form, such as a preview. */
export function FormObserver<Values extends FormikValues>({ onChange }: FormObserverProps<Values>) {
  const { values } = useFormikContext<Values>();
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

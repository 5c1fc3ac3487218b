import { useField, useFormikContext, type FormikValues } from 'formik';
import { type ReactNode, useEffect } from 'react';

interface FormValueProps<Value> {
  name: string;
  children: (value: Value) => ReactNode;
}

/** Renders its children with the value of a field of the form. */
export function FormValue<Value>({ name, children }: FormValueProps<Value>) {
  const [{ value }] = useField<Value>(name);
  return children(value);
}

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

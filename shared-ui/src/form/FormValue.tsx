import { useField } from 'formik';
import type { ReactNode } from 'react';

interface FormValueProps<Value> {
  name: string;
  children: (value: Value) => ReactNode;
}

/** Draws what follows from the value of a field of the form. */
export function FormValue<Value>({ name, children }: FormValueProps<Value>) {
  const [{ value }] = useField<Value>(name);
  return children(value);
}

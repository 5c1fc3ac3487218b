import { useField } from 'formik';
import type { ReactNode } from 'react';

interface FormValueProps<Value> {
  name: string;
  children: (value: Value) => ReactNode;
}

/** Renders its children with the value of a field of the form. */
export function FormValue<Value>({ name, children }: FormValueProps<Value>) {
  const [{ value }] = useField<Value>(name);
  return children(value);
}

import { useField, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';

/** Empties a field whose value cannot be chosen any more; returns whether it is empty because of that. */
export function useEmptied(
  name: string,
  isGone: (value: string, error: string | undefined) => boolean,
): boolean {
  const [{ value }, { error }] = useField<string>(name);
  const { setFieldValue } = useFormikContext();
  const [isEmptied, setEmptied] = useState(false);
  const mustGo = value !== '' && isGone(value, error);
  if (value !== '' && mustGo !== isEmptied) setEmptied(mustGo);
  useEffect(() => {
    if (mustGo) void setFieldValue(name, '');
  }, [mustGo, name, setFieldValue]);
  return isEmptied && value === '';
}

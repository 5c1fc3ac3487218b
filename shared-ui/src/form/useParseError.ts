import { useFormikContext } from 'formik';
import { useContext, useEffect, useState } from 'react';
import { FormFieldsContext } from './FormFields';

/**
 * The error of input that cannot be parsed, and its setter. The error is shown at once, and the form is not sent
 * while there is one.
 */
export function useParseError(name: string, sentenceOf: (typed: string) => string) {
  const form = useContext(FormFieldsContext);
  const { validateForm } = useFormikContext();
  const [typed, setTyped] = useState<string>();
  const sentence = typed === undefined ? undefined : sentenceOf(typed);

  useEffect(() => {
    if (!form || sentence === undefined) return;
    form.unreadable.set(name, sentence);
    void validateForm();
    return () => {
      form.unreadable.delete(name);
      void validateForm();
    };
  }, [form, name, sentence, validateForm]);

  return [sentence, setTyped] as const;
}

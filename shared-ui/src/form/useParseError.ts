import { useFormikContext } from 'formik';
import { useContext, useEffect, useState } from 'react';
import { FormFieldsContext } from './FormFields';

/**
 * What was typed into a field and cannot be read: its sentence, and how it is noted. It is told at once, and the form is not
 * sent with it.
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

import type { FormikValues } from 'formik';
import { createContext, useContext, useEffect } from 'react';

/** What a form knows of its fields: how their ids begin, and what they are called in the summary of errors. */
export interface FormFields {
  id: string;
  labels: Map<string, string>;
  /** The fields whose values are never kept as a draft. */
  secrets: Set<string>;
  /** What was typed and cannot be read, in a sentence by the field's name: the form is not sent with it. */
  unreadable: Map<string, string>;
  /** What the dealer began from, where a draft may be back; undefined in a form that keeps none. */
  began: () => FormikValues | undefined;
}

/** The form that a field stands in. */
export const FormFieldsContext = createContext<FormFields | undefined>(undefined);

/** The id of the control `name`, under which the summary of errors finds it. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;

/** Makes a field known to its form; answers the control's id. A field that was secret once stays so. */
export function useFormField(name: string, label: string, secret = false): string {
  const form = useContext(FormFieldsContext);
  useEffect(() => {
    form?.labels.set(name, label);
    if (secret) form?.secrets.add(name);
    return () => void form?.labels.delete(name);
  }, [form, name, label, secret]);
  return controlId(form?.id ?? 'field', name);
}

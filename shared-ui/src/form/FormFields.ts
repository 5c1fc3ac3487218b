import type { FormikValues } from 'formik';
import { createContext, useContext, useEffect } from 'react';

/** A form's data about its fields: the prefix of their ids, and their labels for the summary of errors. */
export interface FormFields {
  id: string;
  labels: Map<string, string>;
  /** The fields whose values are never stored as a draft. */
  secrets: Set<string>;
  /** Error messages for input that cannot be parsed, by field name: the form is not sent while there are any. */
  unreadable: Map<string, string>;
  /** The values that the draft started from; undefined in a form without a draft. */
  began: () => FormikValues | undefined;
}

/** The form of a field. */
export const FormFieldsContext = createContext<FormFields | undefined>(undefined);

/** The id of the control `name`, under which the summary of errors finds it. */
export const controlId = (formId: string, name: string): string => `${formId}-${name}`;

/** Registers a field in its form; returns the control's id. A field that was secret once stays secret. */
export function useFormField(name: string, label: string, secret = false): string {
  const form = useContext(FormFieldsContext);
  useEffect(() => {
    form?.labels.set(name, label);
    if (secret) form?.secrets.add(name);
    return () => void form?.labels.delete(name);
  }, [form, name, label, secret]);
  return controlId(form?.id ?? 'field', name);
}

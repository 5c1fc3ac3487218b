import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { FormFieldsContext } from './FormFields';

interface FormRuleProps<Values> {
  /**
   * What follows from a change of the form's values; undefined when nothing does. `initial` is what was stored before any
   * typing, also while a draft is back. Constant: it stands outside of components.
   */
  follow: (now: Values, before: Values, initial: Values) => Partial<Values> | undefined;
}

/** Fills in what follows from what the dealer has just changed. It fills once for a change: what it filled may be changed. */
export function FormRule<Values extends FormikValues>({ follow }: FormRuleProps<Values>) {
  const { values, initialValues, setValues } = useFormikContext<Values>();
  const form = useContext(FormFieldsContext);
  const before = useRef(values);
  useEffect(() => {
    const was = before.current;
    before.current = values;
    const initial = { ...initialValues, ...form?.began() };
    const filled = was === values ? undefined : follow(values, was, initial);
    if (filled) void setValues({ ...values, ...filled });
  }, [values, initialValues, form, setValues, follow]);
  return null;
}

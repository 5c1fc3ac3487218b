import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { FormFieldsContext } from './FormFields';

interface FormRuleProps<Values> {
  /**
   * What follows from a change of the form's values; undefined when nothing does. `initial` is what was stored before any
   * typing, also while a draft is back. Constant: it stands outside of components.
   */
  derive: (now: Values, before: Values, initial: Values) => Partial<Values> | undefined;
}

/** Fills in what follows from what the dealer has just changed. It fills once for a change: what it filled may be changed. */
export function DerivedFields<Values extends FormikValues>({ derive }: FormRuleProps<Values>) {
  const { values, initialValues, setFormikState, validateForm } = useFormikContext<Values>();
  const form = useContext(FormFieldsContext);
  const before = useRef(values);
  const hasFilled = useRef(false);
  useEffect(() => {
    const was = before.current;
    before.current = values;
    if (was === values) return;
    // Of the values as they are now: the form checks those that it was last drawn with.
    if (hasFilled.current) void validateForm(values);
    const filled = derive(values, was, { ...initialValues, ...form?.began() });
    hasFilled.current = filled !== undefined;
    // Upon what the form holds by then, which may be more than it was last drawn with.
    if (filled) setFormikState((now) => ({ ...now, values: { ...now.values, ...filled } }));
  }, [values, initialValues, form, setFormikState, validateForm, derive]);
  return null;
}

import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { FormFieldsContext } from './FormFields';

interface DerivedFieldsProps<Values> {
  /**
   * The values that follow from a change of the form's values, or undefined. `initial` are the stored values before
   * any input, also if a draft was restored. Must be constant: define it outside of components.
   */
  derive: (now: Values, before: Values, initial: Values) => Partial<Values> | undefined;
  /** Values that the form opens with as unsaved input, such as those that its address asks for. */
  preset?: Partial<Values> | undefined;
}

/** Fills in values that follow from a change. It does so once per change: the dealer may change the filled values. */
export function DerivedFields<Values extends FormikValues>({ derive, preset }: DerivedFieldsProps<Values>) {
  const { values, initialValues, setFormikState, validateForm } = useFormikContext<Values>();
  const form = useContext(FormFieldsContext);
  const before = useRef(values);
  const hasFilled = useRef(false);
  const open = useRef(preset);
  useEffect(() => {
    const filled = open.current;
    open.current = undefined;
    if (filled) setFormikState((now) => ({ ...now, values: { ...now.values, ...filled } }));
  }, [setFormikState]);
  useEffect(() => {
    const was = before.current;
    before.current = values;
    if (was === values) return;
    // With the current values: the form validates those of its last rendering.
    if (hasFilled.current) void validateForm(values);
    const filled = derive(values, was, { ...initialValues, ...form?.began() });
    hasFilled.current = filled !== undefined;
    // Merged with the current values, which may be newer than those of the last rendering.
    if (filled) setFormikState((now) => ({ ...now, values: { ...now.values, ...filled } }));
  }, [values, initialValues, form, setFormikState, validateForm, derive]);
  return null;
}

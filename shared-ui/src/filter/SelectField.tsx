import { useId } from 'react';
import { FieldFrame } from '../form/FieldFrame';
import { SelectBox, type SelectBoxProps } from './SelectBox';

interface SelectFieldProps extends Omit<SelectBoxProps, 'id' | 'invalid' | 'describedBy'> {
  label: string;
}

/** A labelled choice of one of several, with search; '' is none chosen. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={select.required}>
      <SelectBox id={id} {...select} />
    </FieldFrame>
  );
}

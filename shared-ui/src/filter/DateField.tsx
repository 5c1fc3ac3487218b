import { useId } from 'react';
import { FieldFrame } from '../form/FieldFrame';
import { DateBox, type DateBoxProps } from './DateBox';

interface DateFieldProps extends Omit<DateBoxProps, 'id' | 'invalid' | 'describedBy'> {
  label: string;
}

/** A labelled day, shown and typed as MM/DD/YYYY; its value is yyyy-mm-dd, '' for none. */
export function DateField({ label, ...date }: DateFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={date.required}>
      <DateBox id={id} {...date} />
    </FieldFrame>
  );
}

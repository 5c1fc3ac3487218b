import { useId } from 'react';
import { FieldFrame } from '../field/FieldFrame';
import type { SelectControlProps } from './SelectControl';
import { Placeholder } from './Placeholder';
import { useLazyControl } from './useLazyControl';

interface SelectFieldProps extends Omit<
  SelectControlProps,
  'id' | 'invalid' | 'describedBy' | 'resumedInput'
> {
  label: string;
}

const load = async () => (await import('./SelectControl')).SelectControl;

/** A constant: oxlint would take the placeholder for an element without its other attributes. */
const ROLE = 'combobox';

/** A labelled select with search; '' means no choice. The control is loaded when the list is shown. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  const { Control, takesOver, waiting } = useLazyControl(load, id);
  const { value, options, placeholder } = select;
  const text = options.find((option) => option.value === value)?.label ?? value;
  return (
    <FieldFrame id={id} label={label} required={select.required} displayText={text}>
      {Control ? (
        <Control id={id} {...select} resumedInput={takesOver} />
      ) : (
        <Placeholder
          id={id}
          role={ROLE}
          text={text}
          placeholder={placeholder}
          onReach={waiting.onReach}
          onDo={(now) => {
            waiting.onDo(now);
            select.onSearch?.(now.text);
          }}
        />
      )}
    </FieldFrame>
  );
}

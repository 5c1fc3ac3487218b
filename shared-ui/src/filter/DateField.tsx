import { useId, useState } from 'react';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { formatDay, parseDay } from '../format/date';
import { currentDateFormat } from '../state/dateFormat';
import { messages } from '../messages';
import type { DateControlProps } from './DateControl';
import { Placeholder } from './Placeholder';
import { useLazyControl } from './useLazyControl';

interface DateFieldProps extends Omit<
  DateControlProps,
  'id' | 'invalid' | 'describedBy' | 'resumedInput' | 'onUnreadable'
> {
  label: string;
}

const load = async () => (await import('./DateControl')).DateControl;

/**
 * A labelled date, shown and typed in the chosen format; its value is yyyy-mm-dd, '' for none. The control is loaded when
 * the list is shown.
 */
export function DateField({ label, ...date }: DateFieldProps) {
  const id = useId();
  const [unreadable, setUnreadable] = useState<string>();
  const error = unreadable && messages.notADay(unreadable);
  const aria = { invalid: error !== undefined, describedBy: describedBy(id, undefined, error) };
  const { Control, takesOver, waiting } = useLazyControl(load, id, true);
  return (
    <FieldFrame
      id={id}
      label={label}
      required={date.required}
      error={error}
      displayText={formatDay(date.value)}
    >
      {Control ? (
        <Control id={id} {...date} {...aria} onUnreadable={setUnreadable} resumedInput={takesOver} />
      ) : (
        <Placeholder
          id={id}
          text={formatDay(date.value)}
          placeholder={currentDateFormat()}
          {...waiting}
          onTyped={(text) => {
            const day = text.trim() === '' ? '' : parseDay(text);
            setUnreadable(day === undefined ? text.trim() : undefined);
            if (day !== undefined && day !== date.value) date.onChange(day);
          }}
        />
      )}
    </FieldFrame>
  );
}

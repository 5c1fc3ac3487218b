import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { parseDay } from '../format/date';
import { Icon } from '../icon/Icon';
import styles from '../theme/AntdThemeProvider.module.css';
import { AntdThemeProvider } from '../theme/AntdThemeProvider';
import { popupContainer } from '../theme/popupContainer';
import type { ResumedInput } from './useLazyControl';

/** A date picker without its label. */
export interface DateControlProps {
  id: string;
  /** yyyy-mm-dd, '' for none. */
  value: string;
  onChange: (day: string) => void;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** What was typed and is no day, when the field is left or Enter is pressed; undefined when it is one, or nothing. */
  onUnreadable?: ((typed: string | undefined) => void) | undefined;
  /** It comes in the place of one that has the focus: what the dealer has done there. */
  resumedInput?: ResumedInput | undefined;
  /** Enter takes the day that was typed and does no more: the form around is not submitted by it. */
  preventsSubmit?: boolean | undefined;
}

/** How a day is shown and may be typed: the shown format first (R248). */
const FORMATS = ['MM/DD/YYYY', 'M/D/YYYY', 'YYYY-MM-DD'];

/** Ant Design's date picker; shows and takes MM/DD/YYYY, hands out yyyy-mm-dd. */
export function DateControl(props: DateControlProps) {
  const { id, value, onChange, disabled, required, invalid, describedBy, preventsSubmit } = props;
  const { resumedInput } = props;
  const take = (day: string) => {
    props.onUnreadable?.(undefined);
    onChange(day);
  };
  /** Reads what Ant Design does not: years in two digits; and says what is no day, which Ant Design would take back. */
  const read = (typed: string) => {
    const day = typed.trim() === '' ? '' : parseDay(typed);
    if (day === undefined) props.onUnreadable?.(typed.trim());
    else if (day === value) props.onUnreadable?.(undefined);
    else take(day);
  };
  return (
    <AntdThemeProvider>
      <DatePicker
        id={id}
        value={value ? dayjs(value) : null}
        format={FORMATS}
        placeholder="MM/DD/YYYY"
        onChange={(day) => take(day?.isValid() ? day.format('YYYY-MM-DD') : '')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          if (preventsSubmit) event.preventDefault();
          if (event.target instanceof HTMLInputElement) read(event.target.value);
        }}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement) read(target.value);
        }}
        preserveInvalidOnBlur
        // What the field shows is what was typed or chosen, never the day that the pointer rests on.
        previewValue={false}
        // Ant Design's own icons have English names in every language.
        suffixIcon={<Icon name="calendar" size={16} />}
        allowClear={{ clearIcon: <Icon name="close" size={14} /> }}
        disabled={disabled ?? false}
        status={invalid ? 'error' : ''}
        getPopupContainer={popupContainer}
        autoFocus={resumedInput !== undefined}
        defaultOpen={resumedInput?.open ?? false}
        className={styles.control ?? ''}
        aria-required={required}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
      />
    </AntdThemeProvider>
  );
}

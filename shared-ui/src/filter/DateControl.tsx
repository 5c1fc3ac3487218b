import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { useRef, type ComponentRef } from 'react';
import { parseDay } from '../format/date';
import { currentDateFormat, type DateFormat } from '../state/dateFormat';
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
  /** Called when the field is left or Enter is pressed: with the typed text if it is no day, else with undefined. */
  onUnreadable?: ((typed: string | undefined) => void) | undefined;
  /** The input in the placeholder that this control replaces, if the placeholder had the focus. */
  resumedInput?: ResumedInput | undefined;
}

/** The formats for typing a day; the first is the display format. */
const FORMATS: Record<DateFormat, string[]> = {
  'MM/DD/YYYY': ['MM/DD/YYYY', 'M/D/YYYY', 'YYYY-MM-DD'],
  'DD/MM/YYYY': ['DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD'],
};

/**
 * Ant Design's date picker; shows and accepts the chosen format (R248), its value is yyyy-mm-dd. Enter applies a typed day and
 * closes the calendar; on a day that is applied already it submits the form.
 */
export function DateControl(props: DateControlProps) {
  const { id, value, onChange, disabled, required, invalid, describedBy } = props;
  const { resumedInput } = props;
  const isOpen = useRef(resumedInput?.open ?? false);
  const picker = useRef<ComponentRef<typeof DatePicker>>(null);
  const format = currentDateFormat();
  const take = (day: string) => {
    props.onUnreadable?.(undefined);
    onChange(day);
  };
  /**
   * Parses what Ant Design does not: years with two digits. Reports text that is no day, which Ant Design would
   * discard.
   */
  const read = (typed: string) => {
    const day = typed.trim() === '' ? '' : parseDay(typed);
    if (day === undefined) props.onUnreadable?.(typed.trim());
    else if (day === value) props.onUnreadable?.(undefined);
    else take(day);
  };
  return (
    <AntdThemeProvider>
      <DatePicker
        ref={picker}
        id={id}
        value={value ? dayjs(value) : null}
        format={FORMATS[format]}
        placeholder={format}
        onChange={(day) => take(day?.isValid() ? day.format('YYYY-MM-DD') : '')}
        onKeyDown={(event) => {
          // A dialog around the field stays open.
          if (event.key === 'Escape' && isOpen.current) event.preventDefault();
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          // Ant Design opens a closed calendar on Enter, unless the event's default is prevented: that is the submit.
          event.preventDefault();
          const { form, value: typed } = event.target;
          if (!isOpen.current && parseDay(typed) === value) form?.requestSubmit();
          else read(typed);
        }}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement) read(target.value);
        }}
        preserveInvalidOnBlur
        // The field shows the typed or chosen day, never the day under the pointer.
        previewValue={false}
        // Ant Design's own icons have English names in every language.
        suffixIcon={<Icon name="calendar" size={16} />}
        allowClear={{ clearIcon: <Icon name="close" size={14} /> }}
        disabled={disabled ?? false}
        status={invalid ? 'error' : ''}
        getPopupContainer={popupContainer}
        autoFocus={resumedInput !== undefined}
        defaultOpen={resumedInput?.open ?? false}
        onOpenChange={(opens) => {
          // The pressed day has the focus, and is gone with the calendar; focused at once, the field would open it again.
          if (!opens && document.activeElement?.closest('.ant-picker-dropdown'))
            requestAnimationFrame(() => picker.current?.focus());
          isOpen.current = opens;
        }}
        className={styles.control ?? ''}
        classNames={{ popup: { root: styles.calendar ?? '' } }}
        aria-required={required}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
      />
    </AntdThemeProvider>
  );
}

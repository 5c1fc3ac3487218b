import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import styles from '../look/AntdLook.module.css';
import { AntdLook } from '../look/AntdLook';
import { popupPlace } from '../look/popupPlace';

/** A date picker without its label. */
export interface DateBoxProps {
  id: string;
  /** yyyy-mm-dd, '' for none. */
  value: string;
  onChange: (day: string) => void;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** It comes in the place of one that had the focus, or that was pressed. */
  takesOver?: 'focused' | 'open' | undefined;
  /** Enter takes the day that was typed and does no more: the form around is not submitted by it. */
  keepsEnter?: boolean | undefined;
}

/** How a day is shown and may be typed: as the parts show it first. */
const FORMATS = ['MM/DD/YYYY', 'M/D/YYYY', 'YYYY-MM-DD'];

/** Ant Design's date picker; shows and takes MM/DD/YYYY, hands out yyyy-mm-dd. */
export function DateBox(props: DateBoxProps) {
  const { id, value, onChange, disabled, required, invalid, describedBy, keepsEnter } = props;
  const { takesOver } = props;
  return (
    <AntdLook>
      <DatePicker
        id={id}
        value={value ? dayjs(value) : null}
        format={FORMATS}
        placeholder="MM/DD/YYYY"
        onChange={(day) => onChange(day?.isValid() ? day.format('YYYY-MM-DD') : '')}
        onKeyDown={(event) => {
          if (keepsEnter && event.key === 'Enter') event.preventDefault();
        }}
        disabled={disabled ?? false}
        status={invalid ? 'error' : ''}
        getPopupContainer={popupPlace}
        autoFocus={takesOver !== undefined}
        defaultOpen={takesOver === 'open'}
        className={styles.control ?? ''}
        aria-required={required}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
      />
    </AntdLook>
  );
}

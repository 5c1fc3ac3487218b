import { hasText } from '@smart-elevator/shared-api/contract/list';
import Select from 'antd/es/select';
import { useRef, useState } from 'react';
import { Icon } from '../icon/Icon';
import styles from '../theme/AntdThemeProvider.module.css';
import { AntdThemeProvider } from '../theme/AntdThemeProvider';
import { popupContainer } from '../theme/popupContainer';
import { messages } from '../messages';
import type { ResumedInput } from './useLazyControl';

/** A choice. */
export interface Option {
  value: string;
  label: string;
  /** A text after the label, which the search finds, too. */
  detail?: string;
}

/** A select without its label. */
export interface SelectControlProps {
  id: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** Called while the dealer types, for options that are fetched. */
  onSearch?: ((text: string) => void) | undefined;
  /** Whether the options are those of the search already, also by what they do not show. */
  isFound?: boolean | undefined;
  /** Shown in place of options. */
  nothing?: string | undefined;
  autoFocus?: boolean | undefined;
  placeholder?: string | undefined;
  loading?: boolean | undefined;
  allowClear?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** The input in the placeholder that this control replaces, if the placeholder had the focus. */
  resumedInput?: ResumedInput | undefined;
}

/** Ant Design's select with search in the labels; '' means no choice. */
export function SelectControl(props: SelectControlProps) {
  const { id, value, options, onChange, onSearch, placeholder, loading, allowClear } = props;
  const { disabled, required, invalid, describedBy, resumedInput, isFound, nothing, autoFocus } = props;
  const [search, setSearch] = useState(resumedInput?.text ?? '');
  // Ant Design clears the search of a new select: keep the text that was typed before it was loaded.
  const keeps = useRef(search !== '');
  const find = (text: string) => {
    if (keeps.current) return void (keeps.current = false);
    setSearch(text);
    onSearch?.(text);
  };
  return (
    <AntdThemeProvider>
      <Select<string, Option>
        id={id}
        value={value === '' ? null : value}
        options={[...options]}
        onChange={(next: string | undefined) => onChange(next ?? '')}
        placeholder={placeholder}
        loading={loading ?? false}
        // Ant Design's own icons and its 'Clear' have English names in every language.
        allowClear={
          allowClear ? { label: messages.clear, clearIcon: <Icon name="close" size={14} /> } : false
        }
        suffixIcon={
          <span className={loading ? styles.loading : undefined}>
            <Icon name={loading ? 'retry' : 'chevron-down'} size={14} />
          </span>
        }
        disabled={disabled ?? false}
        status={invalid ? 'error' : ''}
        showSearch={{
          filterOption: isFound ? false : (text, option) => hasText({ ...option }, ['label', 'detail'], text),
          searchValue: search,
          onSearch: find,
        }}
        optionRender={({ label, data: { detail } }) => (
          <>
            {label}
            {detail ? <span className={styles.detail}>{detail}</span> : null}
          </>
        )}
        getPopupContainer={popupContainer}
        notFoundContent={nothing}
        autoFocus={autoFocus ?? resumedInput !== undefined}
        defaultOpen={resumedInput?.open ?? false}
        className={styles.control ?? ''}
        classNames={{ clear: styles.clear ?? '' }}
        aria-required={required}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
      />
    </AntdThemeProvider>
  );
}

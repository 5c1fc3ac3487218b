import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { optionsOf } from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { useId } from 'react';
import phone from '../parts/Phone.module.css';
import styles from './Ticket.module.css';

interface ClosingFieldProps {
  field: CustomField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The input of a custom field with the phone's own pickers (R708): they open at once and without a network. */
export function ClosingField({ field, value, error, onChange }: ClosingFieldProps) {
  const { name, description, format, options } = field;
  const id = useId();
  const notes = [description ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const common = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  const input = { ...common, id, className: styles.input, value, 'aria-required': true };
  const footer = (
    <>
      {description ? (
        <span id={`${id}-hint`} className={phone.detail}>
          {description}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={styles.error}>
          {translateServerMessage(error)}
        </span>
      ) : null}
    </>
  );
  if (format === 'checkbox') {
    const chosen = optionsOf(value);
    const toggle = (option: string) =>
      onChange(
        (chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]).join(','),
      );
    return (
      <fieldset className={styles.field} {...common} tabIndex={-1}>
        <legend>{name}</legend>
        {options.map((option) => (
          <label key={option} className={styles.check}>
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            {option}
          </label>
        ))}
        {footer}
      </fieldset>
    );
  }
  if (format === 'boolean')
    return (
      <div className={styles.field}>
        <label className={styles.check}>
          <input
            {...common}
            type="checkbox"
            checked={value === 'true'}
            onChange={({ target }) => onChange(String(target.checked))}
          />
          {name}
        </label>
        {footer}
      </div>
    );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      {format === 'dropdown' ? (
        <select {...input} onChange={({ target }) => onChange(target.value)}>
          <option value="" />
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...input}
          type={format === 'date' || format === 'time' ? format : 'text'}
          inputMode={format === 'integer' ? 'numeric' : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {footer}
    </div>
  );
}

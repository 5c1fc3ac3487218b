import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { useId } from 'react';
import { messages } from '../messages';
import { customText } from '../customText';
import styles from './DeletedFieldValues.module.css';

interface DeletedFieldValuesProps {
  ticket: TicketDetails | undefined;
  /** The fields of the form. */
  fields: readonly CustomField[];
}

/** The values of a ticket whose fields were deleted since: they are shown, but have no inputs. */
export function DeletedFieldValues({ ticket, fields }: DeletedFieldValuesProps) {
  const heading = useId();
  const former = (ticket?.custom_field_values ?? []).filter(
    ({ custom_field }) => !fields.some(({ id }) => id === custom_field.id),
  );
  if (former.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {messages.form.formerValues}
      </h2>
      <dl className={styles.values}>
        {former.map(({ custom_field, value }) => (
          <div key={custom_field.id}>
            <dt>{custom_field.name}</dt>
            <dd>{customText(custom_field, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

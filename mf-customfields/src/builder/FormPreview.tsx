import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { pathTo } from '../paths';
import { DeleteField } from '../DeleteField';
import { messages } from '../messages';
import styles from './Builder.module.css';
import type { FieldPreview } from './fieldValues';
import { FieldPreviewInput } from './FieldPreviewInput';

interface FormPreviewProps {
  fields: readonly CustomField[];
  /** The edited field, with the current input. */
  edited: { id: number; preview: FieldPreview } | undefined;
  onDeleted: (field: CustomField) => void;
}

/** The preview of the section's form, with links to edit and to delete each field (R702). */
export function FormPreview({ fields, edited, onDeleted }: FormPreviewProps) {
  if (fields.length === 0)
    return <EmptyState title={messages.builder.none} hint={messages.builder.noneHint} />;
  return (
    <ul className={styles.rows} aria-label={messages.builder.form}>
      {fields.map((field) => {
        const isEdited = edited?.id === field.id;
        return (
          <li key={field.id} className={isEdited ? `${styles.row} ${styles.edited}` : styles.row}>
            <FieldPreviewInput field={isEdited ? edited.preview : field} />
            <span className={styles.tools}>
              <IconButton
                icon="edit"
                label={messages.builder.edit(field.name)}
                to={pathTo.customFields(field.tracker, field.id)}
              />
              <DeleteField field={field} onDeleted={() => onDeleted(field)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

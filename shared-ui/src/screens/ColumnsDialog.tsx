import { useId, useRef } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import field from '../field/Field.module.css';
import { t } from '../language/t';
import { storedHiddenColumns, storeHiddenColumns, withHiddenColumns } from '../state/hiddenColumns';
import type { ColumnHeader } from '../table/HeaderCell';
import { useSavePreference } from './useSavePreference';

export interface ColumnsDialogProps {
  /** The path of the list. */
  list: string;
  /** Those that can be hidden, with their titles in the shown language. */
  columns: readonly (ColumnHeader & { key: string })[];
  hidden: readonly string[];
  onClose: () => void;
}

/** Shows and hides the columns of a list: at once in this browser, and for the others when the dialog is closed. */
export function ColumnsDialog({ list, columns, hidden, onClose }: ColumnsDialogProps) {
  const id = useId();
  const before = useRef(storedHiddenColumns());
  const save = useSavePreference();
  const hide = (keys: readonly string[]) =>
    storeHiddenColumns(
      withHiddenColumns(
        storedHiddenColumns(),
        list,
        columns.flatMap(({ key, optional = false }) => (keys.includes(key) === optional ? [] : [key])),
      ),
    );
  const close = () => {
    const hidden_columns = storedHiddenColumns();
    if (hidden_columns !== before.current) save({ hidden_columns });
    onClose();
  };
  const title = t('Columns');
  return (
    <Dialog
      title={title}
      open
      onClose={close}
      footer={
        <Button disabled={hidden.length === 0} onClick={() => hide([])}>
          {t('Show all')}
        </Button>
      }
    >
      <div role="group" aria-label={title}>
        {columns.map(({ key, title: label }) => (
          <div key={key} className={field.check}>
            <input
              id={`${id}-${key}`}
              type="checkbox"
              className={field.box}
              checked={!hidden.includes(key)}
              onChange={({ target }) =>
                hide(target.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
              }
            />
            <label htmlFor={`${id}-${key}`}>{label}</label>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

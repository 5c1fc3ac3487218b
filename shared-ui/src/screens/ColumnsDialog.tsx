import { useRef } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { Checkbox } from '../field/Checkbox';
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
          <Checkbox
            key={key}
            label={label}
            checked={!hidden.includes(key)}
            onChange={(shown) => hide(shown ? hidden.filter((one) => one !== key) : [...hidden, key])}
          />
        ))}
      </div>
    </Dialog>
  );
}

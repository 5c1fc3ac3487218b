import { call } from '@smart-elevator/shared-api/client/call';
import type { AppearanceChanges } from '@smart-elevator/shared-api/contract/preferences/appearance';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { useRef } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { Checkbox } from '../field/Checkbox';
import { t } from '../language/t';
import { SortableList } from '../sortable/SortableList';
import { messages } from '../messages';
import {
  storedHiddenColumns,
  storeHiddenColumns,
  useColumnOrder,
  withColumnOrder,
  withColumnsOf,
  withHiddenColumns,
} from '../state/hiddenColumns';
import type { ColumnHeader } from '../table/HeaderCell';
import { useSavePreference } from './useSavePreference';

export interface ColumnsDialogProps {
  /** The path of the list. */
  list: string;
  /** Those that can be hidden, in their order, with their titles in the shown language. */
  columns: readonly (ColumnHeader & { key: string })[];
  hidden: readonly string[];
  onClose: () => void;
}

/** Shows, hides and orders the columns of a list: at once in this browser, and for the others when the dialog is closed. */
export function ColumnsDialog({ list, columns, hidden, onClose }: ColumnsDialogProps) {
  const before = useRef(storedHiddenColumns());
  // Another browser may have stored choices for other lists.
  const merge = async ({ hidden_columns: chosen = '' }: AppearanceChanges) => {
    const { hidden_columns: stored } = await call(readAppearance, {});
    return { hidden_columns: withColumnsOf(stored ?? chosen, list, chosen) };
  };
  const save = useSavePreference(undefined, undefined, merge);
  const isOrdered = useColumnOrder(list).length > 0;
  const order = (keys: readonly string[]) =>
    storeHiddenColumns(withColumnOrder(storedHiddenColumns(), list, keys));
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
        <>
          <Button disabled={!isOrdered} onClick={() => order([])}>
            {messages.usualOrder}
          </Button>
          <Button disabled={hidden.length === 0} onClick={() => hide([])}>
            {t('Show all')}
          </Button>
        </>
      }
    >
      <SortableList
        label={title}
        items={columns}
        keyOf={({ key }) => key}
        nameOf={({ title: name }) => name}
        onOrder={(items) => order(items.map(({ key }) => key))}
      >
        {({ key, title: label }) => (
          <Checkbox
            label={label}
            checked={!hidden.includes(key)}
            onChange={(shown) => hide(shown ? hidden.filter((one) => one !== key) : [...hidden, key])}
          />
        )}
      </SortableList>
    </Dialog>
  );
}

import { lazy, Suspense, useState } from 'react';
import { Button } from '../button/Button';
import { t } from '../language/t';
import type { ColumnHeader } from '../table/HeaderCell';

export interface ColumnsButtonProps {
  /** The path of the list. */
  list: string;
  /** Those that can be hidden, with their titles in the shown language. */
  columns: readonly (ColumnHeader & { key: string })[];
  hidden: readonly string[];
}

const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog')).ColumnsDialog }));

/** Opens the dialog that shows and hides the columns of a list. */
export function ColumnsButton(props: ColumnsButtonProps) {
  const [open, setOpen] = useState(false);
  const count = props.hidden.length;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {count > 0 ? t('Columns ({count} hidden)', { count }) : t('Columns')}
      </Button>
      <Suspense>{open ? <ColumnsDialog {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

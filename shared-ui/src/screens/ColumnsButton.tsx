import { lazy, Suspense, useState } from 'react';
import { Button } from '../button/Button';
import { t } from '../language/t';
import type { ColumnsDialogProps } from './ColumnsDialog';

const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog')).ColumnsDialog }));

/** Opens the dialog that shows and hides the columns of a list. */
export function ColumnsButton(props: Omit<ColumnsDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const count = props.columns.filter(({ key, optional }) => !optional && props.hidden.includes(key)).length;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {count > 0 ? t('Columns ({count} hidden)', { count }) : t('Columns')}
      </Button>
      <Suspense>{open ? <ColumnsDialog {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

import { Button } from '../button/Button';
import { t } from '../language/t';
import { useLazyDialog } from '../state/useLazyDialog';
import type { ColumnsDialogProps } from './ColumnsDialog';

/** Opens the dialog that shows and hides the columns of a list. */
export function ColumnsButton(props: Omit<ColumnsDialogProps, 'onClose'>) {
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./ColumnsDialog')).ColumnsDialog,
  );
  const count = props.columns.filter(({ key, optional }) => !optional && props.hidden.includes(key)).length;
  return (
    <>
      <Button onClick={open}>{count > 0 ? t('Columns ({count} hidden)', { count }) : t('Columns')}</Button>
      {Dialog && isOpen ? <Dialog {...props} onClose={close} /> : null}
    </>
  );
}

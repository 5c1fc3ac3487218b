import { useState, type ComponentType } from 'react';
import { failureMessage } from '../messages';
import { alertFailure, dismissFailures } from './alerts';

const ACTION = 'open a dialog';

/**
 * A dialog whose code is loaded when it is opened; a line at the top says so on a slow network (`base.css`). If that
 * fails, an alert says so, the screen stays as it is, and the dialog can be opened again. `Dialog` is undefined until it
 * was opened once.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    const root = document.documentElement;
    root.dataset['fetching'] = '';
    const end = () => delete root.dataset['fetching'];
    load().then(
      (Loaded) => {
        end();
        dismissFailures(ACTION);
        setDialog(() => Loaded);
        setOpen(true);
      },
      () => {
        end();
        alertFailure(failureMessage('offline'), ACTION);
      },
    );
  };
  return { Dialog, isOpen, open, close: () => setOpen(false) };
}

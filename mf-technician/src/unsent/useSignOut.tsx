import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { useState, type ReactNode } from 'react';
import { useOutbox } from '../outbox/useOutbox';
import { messages } from './messages';

/** Signing out with unsent work asks first (R1414). `ask` replaces a direct sign-out; `dialog` is drawn by the screen. */
export function useSignOut(signOut: () => void): { ask: () => void; dialog: ReactNode } {
  const { unsent } = useOutbox();
  const [asking, setAsking] = useState(false);
  return {
    ask: () => (unsent > 0 ? setAsking(true) : signOut()),
    dialog: (
      <ConfirmDialog
        open={asking}
        sentence={messages.signOut.sentence}
        subject={messages.signOut.subject(unsent)}
        consequence={<p>{messages.signOut.consequence}</p>}
        confirmLabel={messages.signOut.confirm}
        onConfirm={() => {
          setAsking(false);
          signOut();
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}

import { Button } from '../button/Button';
import { AlertDialog } from '../dialog/AlertDialog';
import { messages } from '../messages';

export interface UnsavedChangesDialogProps {
  onStay: () => void;
  /** Leaves the form and keeps the draft. */
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left; the focus is on Stay. */
export const UnsavedChangesDialog = ({ onStay, onLeave, onDiscard }: UnsavedChangesDialogProps) => (
  <AlertDialog
    title={messages.draft.leaving}
    detail={<p>{messages.draft.leavingHint}</p>}
    onClose={onStay}
    buttons={
      <>
        <Button kind="primary" autoFocus onClick={onStay}>
          {messages.draft.stay}
        </Button>
        <Button onClick={onLeave}>{messages.draft.leaveAndKeep}</Button>
        <Button onClick={onDiscard}>{messages.draft.leaveAndDiscard}</Button>
      </>
    }
  />
);

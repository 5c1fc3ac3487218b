import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages } from '../messages';
import { RowErrorsTable } from './RowErrorsTable';

/** Values of a file that are not taken over, because their customer is stored with others. */
export function NotesTable({ notes }: { notes: readonly UploadError[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <Notice tone="warning">{messages.upload.keptHint}</Notice>
      <RowErrorsTable caption={messages.upload.kept} reasons={notes} />
    </>
  );
}

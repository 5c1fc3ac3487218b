import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages } from '../messages';
import { RowErrorsTable } from './RowErrorsTable';

/** Values of a file that are ignored, because other values are stored for their customer. */
export function NotesTable({ notes }: { notes: readonly UploadError[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <Notice tone="warning">{messages.upload.keptHint}</Notice>
      <RowErrorsTable caption={messages.upload.kept} reasons={notes} />
    </>
  );
}

import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages } from '../messages';
import { ReasonsTable } from './ReasonsTable';

/** Values of a file that are not taken over, because their customer is stored with others. */
export function NotesTable({ notes }: { notes: readonly UploadError[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <Notice tone="warning">{messages.upload.keptHint}</Notice>
      <ReasonsTable caption={messages.upload.kept} reasons={notes} />
    </>
  );
}

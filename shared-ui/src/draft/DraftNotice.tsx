import { Button } from '../button/Button';
import { Notice } from '../feedback/Notice';
import { formatDateTime } from '../format/date';
import { messages } from '../messages';

interface DraftNoticeProps {
  /** The time of the input, in milliseconds since 1970. */
  typedAt: number;
  onDiscard: () => void;
}

/** Shows that earlier input was restored, with a button that discards it (R246). */
export function DraftNotice({ typedAt, onDiscard }: DraftNoticeProps) {
  return (
    <Notice
      tone="info"
      title={messages.draft.back}
      action={<Button onClick={onDiscard}>{messages.draft.discard}</Button>}
    >
      {messages.draft.typedAt(formatDateTime(new Date(typedAt).toISOString()))}
    </Notice>
  );
}

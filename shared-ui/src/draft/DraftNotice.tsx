import { Button } from '../button/Button';
import { Notice } from '../feedback/Notice';
import { formatDateTime } from '../format/date';
import { messages } from '../messages';

interface DraftNoticeProps {
  /** When it was typed, in milliseconds since 1970. */
  typedAt: number;
  onDiscard: () => void;
}

/** Says that what was typed before is there again, and offers to forget it (R246). */
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

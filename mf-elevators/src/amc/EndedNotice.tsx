import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages } from './messages';

/** Why a contract has ended, above its form; nothing while it has elevators. */
export function EndedNotice({ contract: { ended_on, last_elevator } }: { contract: Contract }) {
  if (!ended_on || !last_elevator) return null;
  return (
    <Notice tone="info" title={messages.lastDeleted(last_elevator, formatDay(ended_on))}>
      {messages.goesOn}
    </Notice>
  );
}

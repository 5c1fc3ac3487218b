import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages } from './messages';

/** The maximum number of names in a cell. */
const MAX_NAMES = 3;

/** The elevators of a contract, the first ones by name; for an ended one, the reason why it has none. */
export function ContractElevators({ contract }: { contract: Contract }) {
  const { elevator_names: names, ended_on, last_elevator } = contract;
  if (names.length === 0 && ended_on && last_elevator)
    return messages.lastDeleted(last_elevator, formatDay(ended_on));
  const rest = names.length - MAX_NAMES;
  return (
    <span title={rest > 0 ? names.join(', ') : undefined}>
      {names.slice(0, MAX_NAMES).join(', ')}
      {rest > 0 ? ` ${messages.more(rest)}` : null}
    </span>
  );
}

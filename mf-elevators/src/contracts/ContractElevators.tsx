import type { Contract } from '@smart-elevator/shared-api/contract/contracts/contract';
import { messages } from './messages';

/** How many names stand in a cell. */
const SHOWN = 3;

/** The elevators of a contract, the first by name. */
export function ContractElevators({ names }: { names: Contract['elevator_names'] }) {
  const rest = names.length - SHOWN;
  return (
    <span title={rest > 0 ? names.join(', ') : undefined}>
      {names.slice(0, SHOWN).join(', ')}
      {rest > 0 ? ` ${messages.more(rest)}` : null}
    </span>
  );
}

import type { ContractState } from '@smart-elevator/shared-api/contract/amc/contract';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';

/** The colour of a contract's state; its word stands beside. */
export const CONTRACT_TONES = {
  Upcoming: 'blue',
  Active: 'green',
  Lapsed: 'red',
  Ended: 'neutral',
  Renewed: 'neutral',
} as const satisfies Record<ContractState, Tone>;

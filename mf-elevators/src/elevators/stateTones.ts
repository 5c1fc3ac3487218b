import type { MainState } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';

/** A maintenance state's colour, the same everywhere, besides its text (R252). */
export const STATE_TONES = {
  Completed: 'green',
  InDue: 'amber',
  OverDue: 'red',
} as const satisfies Record<MainState, Tone>;

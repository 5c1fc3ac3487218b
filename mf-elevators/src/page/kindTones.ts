import type { TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';

/** The colour of each kind in an elevator's timeline; its word stands in it. */
export const KIND_TONES = {
  ticket: 'red',
  maintenance: 'green',
  contract: 'violet',
  report: 'blue',
} as const satisfies Record<TimelineKind, Tone>;

import type { AmcPipeline, EndingWithin } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { msg } from '@smart-elevator/shared-ui/language/t';
import type { Tone } from '@smart-elevator/shared-ui/tag/Tag';

/** A stage of the renewal pipeline: its value in the address, its count, its list, its colour. */
export interface RenewalStage {
  word: string;
  label: string;
  count: keyof AmcPipeline;
  query: { ending_within: EndingWithin } | { state: 'Lapsed' };
  tone: Tone;
}

/** The stage that is shown first. */
export const LAPSED: RenewalStage = {
  word: 'lapsed',
  label: msg('Lapsed'),
  count: 'lapsed',
  query: { state: 'Lapsed' },
  tone: 'red',
};

/** The stages, soonest first; a contract is in only one. */
export const renewalStages: readonly RenewalStage[] = [
  LAPSED,
  {
    word: '7',
    label: msg('Within 7 days'),
    count: 'within_7',
    query: { ending_within: 7 },
    tone: 'amber',
  },
  {
    word: '15',
    label: msg('8 to 15 days'),
    count: 'within_15',
    query: { ending_within: 15 },
    tone: 'amber',
  },
  {
    word: '30',
    label: msg('16 to 30 days'),
    count: 'within_30',
    query: { ending_within: 30 },
    tone: 'amber',
  },
  {
    word: '60',
    label: msg('31 to 60 days'),
    count: 'within_60',
    query: { ending_within: 60 },
    tone: 'green',
  },
];

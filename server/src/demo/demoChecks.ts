import { visitKindOf, type CheckItem } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import { defaultChecklist } from '@smart-elevator/shared-api/contract/visits/checklists/defaultChecklist';
import {
  resultOf,
  type ReportedCheck,
  type VisitCheck,
} from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import type { DemoTrip } from './demoTrips';
import type { SeededRandom } from './SeededRandom';

/** An answered item of an elevator at a visit. */
export type DemoCheck = CheckItem & Pick<VisitCheck, 'item' | 'result' | 'value' | 'words' | 'on_paper'>;

const NOT_OK = 0.02;
const NOT_APPLICABLE = 0.03;
/** The share of values outside of their limits. */
const OUTSIDE = 0.05;
const WITH_REMARK = 0.3;
const REMARKS = [
  'Door operator belt is to be replaced at the next visit.',
  'The guard keeps the key of the machine room.',
  'Oil was refilled.',
] as const;

/**
 * The checklist of an elevator at a visit (R1253), answered until the item `until`. With items that need a photo it was filled in on
 * paper (R1256), since the demonstration has no pictures.
 */
export function demoChecks(
  { contract, period }: DemoTrip,
  chance: SeededRandom,
  until = Infinity,
): DemoCheck[] {
  const kind = visitKindOf(period?.period ?? null, contract?.visits_a_year ?? null);
  const items = defaultChecklist(kind);
  const onPaper = items.some(({ photo_required }) => photo_required);
  return items.map((item, at) => {
    const on_paper = onPaper && (item.answer !== 'text' || item.required);
    if (at >= until) return { ...item, item: at + 1, ...NOTHING, on_paper: false };
    return { ...item, item: at + 1, on_paper, ...(onPaper ? paper(on_paper) : answer(item, chance)) };
  });
}

const NOTHING = { result: null, value: null, words: '' };
const paper = (isOk: boolean) => ({ ...NOTHING, result: isOk ? ('Ok' as const) : null });

function answer(item: CheckItem, chance: SeededRandom): Pick<DemoCheck, 'result' | 'value' | 'words'> {
  const { lower, upper } = item;
  if (item.answer === 'text')
    return resultOf(item, { words: chance.happens(WITH_REMARK) ? chance.pick(REMARKS) : '' });
  if (item.answer === 'check')
    return resultOf(item, {
      result: chance.happens(NOT_OK) ? 'NotOk' : chance.happens(NOT_APPLICABLE) ? 'NotApplicable' : 'Ok',
    });
  const highest = upper ?? (lower ?? 0) + 10;
  const isOutside = upper !== null && chance.happens(OUTSIDE);
  return resultOf(item, {
    value: isOutside ? highest + chance.whole(1, 4) : chance.whole(Math.ceil(lower ?? highest / 2), highest),
  });
}

/** The items as an AMC report keeps them (R1258). */
export const reportedOf = (checks: readonly DemoCheck[]): ReportedCheck[] =>
  checks.map(({ place, text, unit, lower, upper, result, value, words, on_paper }) => ({
    ...{ place, text, unit, lower, upper, result, value, words, on_paper, ticket_key: null },
  }));

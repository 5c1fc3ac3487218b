import {
  STEP_GROUPS,
  type EscalationStep,
  type StepGroup,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import { personLabel, type NamedPerson } from '@smart-elevator/shared-api/contract/people/person';
import { t } from '@smart-elevator/shared-ui/language/t';
import { GROUP_LABELS } from './messages';

/** A technician as the lists have them. */
export interface StepPerson extends NamedPerson {
  user_id: number;
  is_active?: boolean | undefined;
}

/** What a step looks at besides its own people. */
export interface Reachable {
  people: readonly StepPerson[];
  isAnybodyOnCall: boolean;
}

/** Why a step tells nobody now: its first group of which this is known, or that its people are gone. */
export type NobodyReason = 'on_call' | 'technicians' | 'people';

const isActive = ({ is_active }: StepPerson): boolean => is_active !== false;

/** Why a step tells nobody now; undefined if it tells somebody, or if that depends on the lift (R1306). */
export function nobodyReason(
  { groups, user_ids }: EscalationStep,
  dealer_id: number,
  { people, isAnybodyOnCall }: Reachable,
): NobodyReason | undefined {
  if (groups.includes('dealer') || groups.includes('engineer') || user_ids.includes(dealer_id))
    return undefined;
  if (people.some((person) => user_ids.includes(person.user_id) && isActive(person))) return undefined;
  if (groups.includes('technicians') && people.some(isActive)) return undefined;
  if (groups.includes('on_call')) return isAnybodyOnCall ? undefined : 'on_call';
  return groups.includes('technicians') ? 'technicians' : 'people';
}

/** Whether a step tells nobody for a lift that has no engineer. */
export const isEngineerOnly = ({ groups, user_ids }: EscalationStep): boolean =>
  groups.length === 1 && groups[0] === 'engineer' && user_ids.length === 0;

const isSame = (a: EscalationStep | undefined, b: EscalationStep): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Where a step that the screen showed at a place is among the stored ones, which somebody else may have changed since then; undefined if
 * it is not there as it was shown.
 */
export function placeOf(steps: readonly EscalationStep[], step: EscalationStep, shownAt: number) {
  const at = isSame(steps[shownAt], step) ? shownAt : steps.findIndex((one) => isSame(one, step));
  return at < 0 ? undefined : at;
}

/** The stored steps with one of them before another one; undefined if one of the two is not there as it was shown. */
export function movedUp(steps: readonly EscalationStep[], shown: readonly EscalationStep[], shownAt: number) {
  const [above, step] = shown.slice(shownAt - 1);
  if (!above || !step) return undefined;
  const at = placeOf(steps, step, shownAt);
  if (at === undefined) return undefined;
  const others = steps.toSpliced(at, 1);
  const before = placeOf(others, above, shownAt - 1);
  return before === undefined ? undefined : others.toSpliced(before, 0, step);
}

const GROUP = 'group ';

/** What a step can tell, as options of one select: the groups, then the technicians. */
export const toldOptions = (people: readonly StepPerson[], kept: readonly string[]) => [
  ...STEP_GROUPS.map((group) => ({ value: GROUP + group, label: t(GROUP_LABELS[group]) })),
  ...people
    .filter((person) => isActive(person) || kept.includes(String(person.user_id)))
    .map((person) => ({ value: String(person.user_id), label: personLabel(person) })),
];

/** The chosen options of a step. */
export const toldOf = ({ groups, user_ids }: EscalationStep): string[] => [
  ...groups.map((group) => GROUP + group),
  ...user_ids.map(String),
];

/** The groups and people of chosen options. */
export function fromTold(told: readonly string[]): Pick<EscalationStep, 'groups' | 'user_ids'> {
  const groups = STEP_GROUPS.filter((group: StepGroup) => told.includes(GROUP + group));
  return { groups, user_ids: told.filter((one) => !one.startsWith(GROUP)).map(Number) };
}

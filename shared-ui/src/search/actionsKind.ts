import { msg } from '../language/t';
import { fixedKind, type FixedResult } from './fixedKind';

/** The look of the group of actions, to which every remote adds its own. */
export const ACTIONS = { label: msg('Actions'), icon: 'plus', order: 90 } as const;

/** Actions with a fixed address, such as the form of a new ticket. */
export const actionsKind = (actions: readonly FixedResult[]) => fixedKind(ACTIONS, actions);

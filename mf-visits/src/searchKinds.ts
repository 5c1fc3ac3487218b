import { msg } from '@smart-elevator/shared-ui/language/t';
import { actionsKind, screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { paths } from './paths';

/** What visits add to the console's search. */
export const kinds: readonly SearchKind[] = [
  screensKind(() => [
    { title: msg('Visits'), to: paths.visits },
    { title: msg('Dispatch board'), to: paths.dispatch },
  ]),
  actionsKind([{ title: msg('Plan a visit'), to: paths.addVisit }]),
];

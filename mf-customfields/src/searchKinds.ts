import { TRACKER_VALUES } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { screensKind } from '@smart-elevator/shared-ui/search/fixedKind';
import type { SearchKind } from '@smart-elevator/shared-ui/search/SearchKind';
import { pathTo, paths } from './paths';

const SECTIONS = {
  ticket: msg('Custom Fields: Ticket section'),
  report: msg('Custom Fields: AMC report section'),
} as const;

/** What the custom fields add to the console's search. */
export const kinds: readonly SearchKind[] = [
  screensKind(() => [
    { title: msg('Created Custom Fields'), to: paths.customFieldsList },
    ...TRACKER_VALUES.map((tracker) => ({ title: SECTIONS[tracker], to: pathTo.customFields(tracker) })),
  ]),
];

import { eventText as textIn, type EventText } from '@smart-elevator/shared-api/contract/elevators/eventText';
import type { TimelineEntry } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { t } from '@smart-elevator/shared-ui/language/t';
import { STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { liftMessages } from './messages';

const { events: words } = liftMessages;

const wordOf = (known: Readonly<Record<string, string>>, part: string): string =>
  Object.entries(known).find(([name]) => name === part)?.[1] ?? part;

/** An event of a lift in words of the shown language: the server writes English. */
export const eventText = (event: TimelineEntry): EventText =>
  textIn(event, {
    title: (word, kind) => wordOf(kind === 'visit' ? words.visit : words.maintenance, word),
    value: (word, kind) => t(kind === 'visit' ? wordOf(STATE_LABELS, word) : word),
    due: words.due,
    completed: words.completed,
    // Contracts are for the office: a technician gets none.
    contract: (kind) => `${kind} AMC`,
    report: words.report,
  });

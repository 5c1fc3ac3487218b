import type { TimelineEntry, TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { t } from '@smart-elevator/shared-ui/language/t';
import { STATE_LABELS } from '@smart-elevator/shared-ui/screens/visits/visitText';
import { liftMessages } from './messages';

type EventText = Pick<TimelineEntry, 'title' | 'detail'>;

const { events: words } = liftMessages;

/** The separator of the parts of a detail, as the server writes them. */
const SEPARATOR = ' · ';

const wordOf = (known: Readonly<Record<string, string>>, part: string): string =>
  Object.entries(known).find(([name]) => name === part)?.[1] ?? part;

const parts = (text: string, separator: string, change: (part: string, left: number) => string): string => {
  const all = text.split(separator);
  return all.map((part, at) => change(part, all.length - at)).join(separator);
};

/** 'Due 03/01/2026' and 'completed 03/01/2026'; anything else is a name. */
function dayText(part: string): string {
  const [, word, day = ''] = /^(Due|completed) ([\d/]+)$/.exec(part) ?? [];
  if (!word) return part;
  return word === 'Due' ? words.due(day) : words.completed(day);
}

const TEXTS: Record<TimelineKind, (event: EventText) => EventText> = {
  ticket: ({ title, detail }) => ({
    title,
    detail: parts(detail, SEPARATOR, (part, left) => (left <= 2 ? t(part) : part)),
  }),
  maintenance: ({ title, detail }) => ({
    title: parts(title, ' → ', (state) => wordOf(words.maintenance, state)),
    detail: parts(detail, SEPARATOR, dayText),
  }),
  visit: ({ title, detail }) => ({
    title: wordOf(words.visit, title),
    detail: parts(detail, SEPARATOR, (part, left) => (left === 1 ? t(wordOf(STATE_LABELS, part)) : part)),
  }),
  contract: (event) => event,
  report: ({ title, detail }) => ({ title: words.report(title.replace(/^AMC report /, '')), detail }),
};

/** An event of a lift in words of the shown language: the server writes English. */
export const eventText = ({ kind, title, detail }: TimelineEntry): EventText =>
  TEXTS[kind]({ title, detail });

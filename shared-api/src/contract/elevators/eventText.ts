import type { TimelineEntry, TimelineKind } from './timeline';

/** The texts of an event, which the server writes in English. */
export type EventText = Pick<TimelineEntry, 'title' | 'detail'>;

/** How the words of an event are said in another language; names, keys and what people wrote stay. */
export interface EventWords {
  /** A state of maintenance, or what became of a visit. */
  title: (word: string, kind: TimelineKind) => string;
  /** A value of the API at the end of a detail. */
  value: (word: string, kind: TimelineKind) => string;
  due: (day: string) => string;
  completed: (day: string) => string;
  /** A contract of this kind. */
  contract: (kind: string) => string;
  report: (id: string) => string;
}

/** The separators of the parts of a detail, and of the states in a title. */
const SEPARATOR = ' · ';
const ARROW = ' → ';

/** The last parts of a detail that are values of the API. */
const VALUES: Readonly<Record<TimelineKind, number>> = {
  ticket: 2,
  maintenance: 0,
  visit: 1,
  contract: 1,
  report: 0,
};

/** An event of an elevator in other words. */
export function eventText(
  { kind, title, detail }: EventText & Pick<TimelineEntry, 'kind'>,
  words: EventWords,
): EventText {
  const parts = detail.split(SEPARATOR);
  const from = parts.length - VALUES[kind];
  const said = parts.map((part, at) => {
    if (kind === 'maintenance') return dayText(part, words);
    return at >= from ? words.value(part, kind) : part;
  });
  return { title: titleText(kind, title, words), detail: said.join(SEPARATOR) };
}

function titleText(kind: TimelineKind, title: string, words: EventWords): string {
  if (kind === 'ticket') return title;
  if (kind === 'contract') return words.contract(title.replace(/ AMC$/, ''));
  if (kind === 'report') return words.report(title.replace(/^AMC report /, ''));
  return title
    .split(ARROW)
    .map((word) => words.title(word, kind))
    .join(ARROW);
}

/** 'Due 03/01/2026' and 'completed 03/01/2026'; anything else is a name. */
function dayText(part: string, words: EventWords): string {
  const [, word, day = ''] = /^(Due|completed) ([\d/]+)$/.exec(part) ?? [];
  if (!word) return part;
  return word === 'Due' ? words.due(day) : words.completed(day);
}

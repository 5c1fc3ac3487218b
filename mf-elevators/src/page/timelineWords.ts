import type { TimelineEntry, TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { say } from '@smart-elevator/shared-ui/language/say';

type Words = Pick<TimelineEntry, 'title' | 'detail'>;

/** Between the parts of a detail, as the server writes them. */
const BETWEEN = ' · ';

const parts = (text: string, between: string, saying: (part: string, at: number, all: string[]) => string) =>
  text.split(between).map(saying).join(between);

/** The last so many parts of a detail are words of the wire; before them stand names, keys and days. */
const lastSaid = (detail: string, words: number): string =>
  parts(detail, BETWEEN, (part, at, all) => (at >= all.length - words ? say(part) : part));

/** 'Due 03/01/2026' and 'completed 03/01/2026'; anything else is a name. */
function daySaid(part: string): string {
  const [, word, day = ''] = /^(Due|completed) ([\d/]+)$/.exec(part) ?? [];
  if (!word) return part;
  return word === 'Due' ? say('Due {day}', { day }) : say('completed {day}', { day });
}

const SAYING: Record<TimelineKind, (words: Words) => Words> = {
  ticket: ({ title, detail }) => ({ title, detail: lastSaid(detail, 2) }),
  maintenance: ({ title, detail }) => ({
    title: parts(title, ' → ', (state) => say(state)),
    detail: parts(detail, BETWEEN, daySaid),
  }),
  contract: ({ title, detail }) => ({
    title: say('{kind} AMC', { kind: say(title.replace(/ AMC$/, '')) }),
    detail: lastSaid(detail, 1),
  }),
  report: ({ title, detail }) => ({
    title: say('AMC report {id}', { id: title.replace(/^AMC report /, '') }),
    detail,
  }),
};

/** What the server tells of a happening, with its English words in the shown language. */
export const timelineWords = ({ kind, title, detail }: TimelineEntry): Words =>
  SAYING[kind]({ title, detail });

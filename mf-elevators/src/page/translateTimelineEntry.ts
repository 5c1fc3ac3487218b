import type { TimelineEntry, TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { t } from '@smart-elevator/shared-ui/language/t';

type Words = Pick<TimelineEntry, 'title' | 'detail'>;

/** The separator of the parts of a detail, as the server writes them. */
const BETWEEN = ' · ';

const parts = (text: string, between: string, saying: (part: string, at: number, all: string[]) => string) =>
  text.split(between).map(saying).join(between);

/** Translates the last `words` parts of a detail, which are API values; the parts before are names, keys and days. */
const lastSaid = (detail: string, words: number): string =>
  parts(detail, BETWEEN, (part, at, all) => (at >= all.length - words ? t(part) : part));

/** 'Due 03/01/2026' and 'completed 03/01/2026'; anything else is a name. */
function daySaid(part: string): string {
  const [, word, day = ''] = /^(Due|completed) ([\d/]+)$/.exec(part) ?? [];
  if (!word) return part;
  return word === 'Due' ? t('Due {day}', { day }) : t('completed {day}', { day });
}

const SAYING: Record<TimelineKind, (words: Words) => Words> = {
  ticket: ({ title, detail }) => ({ title, detail: lastSaid(detail, 2) }),
  maintenance: ({ title, detail }) => ({
    title: parts(title, ' → ', (state) => t(state)),
    detail: parts(detail, BETWEEN, daySaid),
  }),
  contract: ({ title, detail }) => ({
    title: t('{kind} AMC', { kind: t(title.replace(/ AMC$/, '')) }),
    detail: lastSaid(detail, 1),
  }),
  report: ({ title, detail }) => ({
    title: t('AMC report {id}', { id: title.replace(/^AMC report /, '') }),
    detail,
  }),
};

/** Translates the English texts of an event from the server into the shown language. */
export const translateTimelineEntry = ({ kind, title, detail }: TimelineEntry): Words =>
  SAYING[kind]({ title, detail });

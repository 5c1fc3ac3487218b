import type { TimelineEntry, TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import { t } from '@smart-elevator/shared-ui/language/t';

type EntryTexts = Pick<TimelineEntry, 'title' | 'detail'>;

/** The separator of the parts of a detail, as the server writes them. */
const SEPARATOR = ' · ';

const parts = (
  text: string,
  separator: string,
  translate: (part: string, at: number, all: string[]) => string,
) => text.split(separator).map(translate).join(separator);

/** Translates the last `count` parts of a detail, which are API values; the parts before are names, keys and days. */
const translateLast = (detail: string, count: number): string =>
  parts(detail, SEPARATOR, (part, at, all) => (at >= all.length - count ? t(part) : part));

/** 'Due 03/01/2026' and 'completed 03/01/2026'; anything else is a name. */
function translateDay(part: string): string {
  const [, word, day = ''] = /^(Due|completed) ([\d/]+)$/.exec(part) ?? [];
  if (!word) return part;
  return word === 'Due' ? t('Due {day}', { day }) : t('completed {day}', { day });
}

const TRANSLATE: Record<TimelineKind, (texts: EntryTexts) => EntryTexts> = {
  ticket: ({ title, detail }) => ({ title, detail: translateLast(detail, 2) }),
  maintenance: ({ title, detail }) => ({
    title: parts(title, ' → ', (state) => t(state)),
    detail: parts(detail, SEPARATOR, translateDay),
  }),
  contract: ({ title, detail }) => ({
    title: t('{kind} AMC', { kind: t(title.replace(/ AMC$/, '')) }),
    detail: translateLast(detail, 1),
  }),
  report: ({ title, detail }) => ({
    title: t('AMC report {id}', { id: title.replace(/^AMC report /, '') }),
    detail,
  }),
};

/** Translates the English texts of an event from the server into the shown language. */
export const translateTimelineEntry = ({ kind, title, detail }: TimelineEntry): EntryTexts =>
  TRANSLATE[kind]({ title, detail });

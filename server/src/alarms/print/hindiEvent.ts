import type { TimelineEntry, TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';

/** What is printed of an event of the timeline, whose texts are in English. */
export type EventTexts = Pick<TimelineEntry, 'title' | 'detail'>;

const WORDS: Readonly<Record<string, string>> = {
  'Visit done': 'दौरा हुआ',
  'Visit missed': 'दौरा छूटा',
  'Next visit': 'अगला दौरा',
  InDue: 'देय',
  OverDue: 'अतिदेय',
  Completed: 'पूर्ण',
  Paid: 'भुगतान हो चुका',
  'Not paid': 'भुगतान बाकी',
  Comprehensive: 'व्यापक',
  'Non-comprehensive': 'गैर-व्यापक',
  Open: 'खुला',
  InProgress: 'प्रगति पर',
  OnHold: 'रुका हुआ',
  Accepted: 'स्वीकृत',
  Closed: 'बंद',
  Critical: 'गंभीर',
  High: 'उच्च',
  Medium: 'मध्यम',
  Low: 'निम्न',
  Done: 'रखरखाव हुआ',
  NoAccess: 'प्रवेश नहीं मिला',
  Skipped: 'छोड़ा गया',
  Planned: 'नियोजित',
  OnTheWay: 'रास्ते में',
  AtWork: 'काम पर',
};

const SEPARATOR = ' · ';

const word = (text: string): string => WORDS[text] ?? text;

/** The last `count` parts of a detail are words of the API; the parts before are names, keys and days. */
const lastWords = (detail: string, count: number): string =>
  detail
    .split(SEPARATOR)
    .map((part, at, all) => (at >= all.length - count ? word(part) : part))
    .join(SEPARATOR);

const days = (detail: string): string =>
  detail
    .split(SEPARATOR)
    .map((part) => part.replace(/^Due (?=[\d/]+$)/, 'देय ').replace(/^completed (?=[\d/]+$)/, 'पूर्ण '))
    .join(SEPARATOR);

const BY_KIND: Readonly<Record<TimelineKind, (event: EventTexts) => EventTexts>> = {
  ticket: ({ title, detail }) => ({ title, detail: lastWords(detail, 2) }),
  maintenance: ({ title, detail }) => ({
    title: title.split(' → ').map(word).join(' → '),
    detail: days(detail),
  }),
  visit: ({ title, detail }) => ({ title: word(title), detail: lastWords(detail, 1) }),
  contract: ({ title, detail }) => ({
    title: `${word(title.replace(/ AMC$/, ''))} AMC अनुबंध`,
    detail: lastWords(detail, 1),
  }),
  report: ({ title, detail }) => ({ title: title.replace(/^AMC report /, 'AMC रिपोर्ट '), detail }),
};

/** An event in Hindi. */
export const hindiEvent = ({ kind, title, detail }: Pick<TimelineEntry, 'kind'> & EventTexts): EventTexts =>
  BY_KIND[kind]({ title, detail });

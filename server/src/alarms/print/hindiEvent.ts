import { eventText, type EventText } from '@smart-elevator/shared-api/contract/elevators/eventText';
import type { TimelineEntry } from '@smart-elevator/shared-api/contract/elevators/timeline';

/** The words of events, as the console has them in Hindi. */
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

const word = (english: string): string => WORDS[english] ?? english;

/** An event of the timeline in Hindi. */
export const hindiEvent = (event: EventText & Pick<TimelineEntry, 'kind'>): EventText =>
  eventText(event, {
    title: word,
    value: word,
    due: (day) => `देय ${day}`,
    completed: (day) => `पूर्ण ${day}`,
    contract: (kind) => `${word(kind)} AMC अनुबंध`,
    report: (id) => `AMC रिपोर्ट ${id}`,
  });

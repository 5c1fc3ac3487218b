import type { TimelineEntry, TimelineKind } from '@smart-elevator/shared-api/contract/elevators/timeline';
import type { ReportLanguage } from '@smart-elevator/shared-api/contract/reports/societyReport';
import type { EventText } from '@smart-elevator/shared-api/contract/elevators/eventText';
import { hindiEvent } from './hindiEvent';

const kinds: Record<TimelineKind, string> = {
  ticket: 'Ticket',
  maintenance: 'Maintenance',
  visit: 'Visit',
  contract: 'Contract',
  report: 'Report',
};

const en = {
  register: 'Accident register',
  logbook: 'Lift logbook',
  taxNumber: 'Tax number',
  page: 'Page',
  period: 'Period',
  none: 'Nothing was recorded in this period.',
  elevator: 'Elevator',
  building: 'Building',
  address: 'Address',
  kinds,
  /** An event of the timeline, whose texts are in English. */
  event: (event: Pick<TimelineEntry, 'kind'> & EventText): EventText => event,
  alarm: 'Passenger trapped',
  falseAlarm: 'Nobody was trapped',
  test: 'Test call',
  sealed: 'Lift sealed',
  unsealed: 'Seal removed',
  reported: 'Reported',
  acknowledged: 'Taken',
  arrived: 'Arrived',
  released: 'Released',
  people: 'People in the car',
  injured: 'Injured people',
  injuries: 'Injuries',
  cause: 'Cause',
  action: 'Action',
  note: 'Note',
  permit: (number: string, day: string) => `Permit ${number}, ${day}`,
  signatures: ['Lift inspector', 'Maintenance company'] as [string, string],
};

/** The texts of a printed register or logbook. */
export type RecordTexts = typeof en;

const hi: RecordTexts = {
  register: 'दुर्घटना रजिस्टर',
  logbook: 'लिफ्ट की लॉगबुक',
  taxNumber: 'कर संख्या',
  page: 'पृष्ठ',
  period: 'अवधि',
  none: 'इस अवधि में कुछ दर्ज नहीं हुआ।',
  elevator: 'लिफ्ट',
  building: 'इमारत',
  address: 'पता',
  kinds: { ticket: 'टिकट', maintenance: 'रखरखाव', visit: 'दौरा', contract: 'अनुबंध', report: 'रिपोर्ट' },
  event: hindiEvent,
  alarm: 'यात्री फँसा',
  falseAlarm: 'कोई नहीं फँसा था',
  test: 'परीक्षण कॉल',
  sealed: 'लिफ्ट सील की गई',
  unsealed: 'सील हटाई गई',
  reported: 'सूचना',
  acknowledged: 'लिया गया',
  arrived: 'पहुँचे',
  released: 'निकाले गए',
  people: 'कार में लोग',
  injured: 'घायल लोग',
  injuries: 'चोटें',
  cause: 'कारण',
  action: 'कार्रवाई',
  note: 'टिप्पणी',
  permit: (number, day) => `अनुमति ${number}, ${day}`,
  signatures: ['लिफ्ट निरीक्षक', 'रखरखाव कंपनी'],
};

/** By language. */
export const recordTexts: Readonly<Record<ReportLanguage, RecordTexts>> = { en, hi };

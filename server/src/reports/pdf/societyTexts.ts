import type { ReportLanguage } from '@smart-elevator/shared-api/contract/reports/societyReport';

const en = {
  title: 'Maintenance report',
  taxNumber: 'Tax number',
  page: 'Page',
  elevator: 'Elevator',
  building: 'Building',
  address: 'Address',
  period: 'Period',
  visits: 'Visits kept / promised',
  faults: 'Faults',
  repeats: 'Faults that came back within 90 days',
  closing: 'Time to close',
  sameDay: 'on the same day',
  within3: 'within 3 days',
  within7: 'within 7 days',
  later: 'later',
  open: 'still open',
  causes: 'Faults by cause',
  noCause: 'Other',
  noFaults: 'No faults were reported.',
  elevators: 'Elevators',
  ofElevator: (kept: number, promised: number, faults: number, repeats: number) =>
    `Visits ${kept} / ${promised}, faults ${faults}, of these again ${repeats}`,
  remarks: 'Parts and remarks',
  photos: 'Photos',
  morePhotos: (more: number) => `Photos that are not printed: ${more}`,
  ofReport: 'AMC report',
};

/** The texts of a printed report. */
export type SocietyTexts = typeof en;

const hi: SocietyTexts = {
  title: 'रखरखाव रिपोर्ट',
  taxNumber: 'कर संख्या',
  page: 'पृष्ठ',
  elevator: 'लिफ्ट',
  building: 'इमारत',
  address: 'पता',
  period: 'अवधि',
  visits: 'किए गए / तय दौरे',
  faults: 'खराबियाँ',
  repeats: '90 दिन में दोबारा आई खराबियाँ',
  closing: 'ठीक होने का समय',
  sameDay: 'उसी दिन',
  within3: '3 दिन में',
  within7: '7 दिन में',
  later: 'बाद में',
  open: 'अभी खुली',
  causes: 'कारण के अनुसार खराबियाँ',
  noCause: 'अन्य',
  noFaults: 'कोई खराबी दर्ज नहीं हुई।',
  elevators: 'लिफ्टें',
  ofElevator: (kept, promised, faults, repeats) =>
    `दौरे ${kept} / ${promised}, खराबियाँ ${faults}, इनमें दोबारा ${repeats}`,
  remarks: 'पुर्ज़े और टिप्पणियाँ',
  photos: 'फ़ोटो',
  morePhotos: (more) => `जो फ़ोटो नहीं छपीं: ${more}`,
  ofReport: 'AMC रिपोर्ट',
};

/** By language. */
export const societyTexts: Readonly<Record<ReportLanguage, SocietyTexts>> = { en, hi };

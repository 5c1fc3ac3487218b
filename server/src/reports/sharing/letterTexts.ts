import type { ReportLanguage } from '@smart-elevator/shared-api/contract/reports/societyReport';

const en = {
  ofYear: (subject: string, period: string) => `Maintenance report: ${subject}, ${period}`,
  ofVisit: (id: number, elevator: string, day: string) => `AMC report ${id}: ${elevator}, ${day}`,
  greeting: 'Hello,',
  attached: (title: string) => `please find this report attached: ${title}.`,
  linked: (title: string) => `you can read this report at the address below: ${title}.`,
  until: (day: string) => `The address works until ${day}.`,
  service: 'Your elevator service',
};

/** The texts of a mail with a report. */
export type LetterTexts = typeof en;

const hi: LetterTexts = {
  ofYear: (subject, period) => `रखरखाव रिपोर्ट: ${subject}, ${period}`,
  ofVisit: (id, elevator, day) => `AMC रिपोर्ट ${id}: ${elevator}, ${day}`,
  greeting: 'नमस्ते,',
  attached: (title) => `यह रिपोर्ट संलग्न है: ${title}।`,
  linked: (title) => `यह रिपोर्ट आप नीचे दिए पते पर पढ़ सकते हैं: ${title}।`,
  until: (day) => `यह पता ${day} तक काम करता है।`,
  service: 'आपकी लिफ्ट सेवा',
};

/** By language. */
export const letterTexts: Readonly<Record<ReportLanguage, LetterTexts>> = { en, hi };

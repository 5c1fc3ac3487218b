import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the report of a lift or a building. */
export const reportTexts = defineMessages({
  title: 'Year report',
  of: (name: string) => t('Report of {name}', { name }),
  file: (name: string, from: string, to: string) => `${name} ${from} ${to}.pdf`,
  download: 'Download PDF',
  notDownloaded: 'The PDF could not be made.',
  failed: 'The report could not be loaded',
  period: 'Period',
  from: 'From',
  to: 'To',
  language: 'Language of the PDF',
  figures: 'In this period',
  figure: 'Figure',
  value: 'Value',
  visits: 'Visits kept',
  ofPromised: (kept: number, promised: number) => t('{kept} of {promised}', { kept, promised }),
  faults: 'Faults',
  repeats: 'Came back within 90 days',
  sameDay: 'Closed on the same day',
  within3: 'Closed within 3 days',
  within7: 'Closed within 7 days',
  later: 'Closed later',
  open: 'Still open',
  causes: 'Faults by cause',
  cause: 'Cause',
  noCause: 'Other',
  remarks: 'Parts and remarks',
  source: 'From',
  remark: 'Remark',
});

import type { ReportLanguage } from '@smart-elevator/shared-api/contract/reports/societyReport';
import { placeMessages } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import { resultMessages } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';

const en = {
  title: (id: number) => `AMC report ${id}`,
  taxNumber: 'Tax number',
  page: 'Page',
  reportDate: 'Report date',
  elevator: 'Elevator',
  building: 'Building',
  address: 'Address',
  customer: 'Customer',
  installDate: 'Installation date',
  dueDate: 'Maintenance due date',
  completedDate: 'Maintenance completed date',
  engineer: 'Engineer',
  item: 'Item',
  result: 'Result',
  noValues: 'No values were recorded.',
  yes: 'Yes',
  no: 'No',
  places: { ...placeMessages } as Record<keyof typeof placeMessages, string>,
  results: { ...resultMessages } as Record<keyof typeof resultMessages, string>,
  notAnswered: 'Not answered',
  onPaper: 'on paper',
  limits: (lower: number, upper: number) => `limits ${lower} to ${upper}`,
  atLeast: (lower: number) => `at least ${lower}`,
  atMost: (upper: number) => `at most ${upper}`,
  photos: 'Photos',
  morePhotos: (more: number) => `Photos that are not printed: ${more}`,
};

/** The texts of a printed AMC report. */
export type ReportTexts = typeof en;

const hi: ReportTexts = {
  title: (id) => `AMC रिपोर्ट ${id}`,
  taxNumber: 'कर संख्या',
  page: 'पृष्ठ',
  reportDate: 'रिपोर्ट की तारीख',
  elevator: 'लिफ्ट',
  building: 'इमारत',
  address: 'पता',
  customer: 'ग्राहक',
  installDate: 'स्थापना की तारीख',
  dueDate: 'रखरखाव की देय तारीख',
  completedDate: 'रखरखाव पूर्ण होने की तारीख',
  engineer: 'इंजीनियर',
  item: 'मद',
  result: 'परिणाम',
  noValues: 'कोई मान दर्ज नहीं हुआ।',
  yes: 'हाँ',
  no: 'नहीं',
  places: {
    Pit: 'पिट',
    Car: 'कार',
    CarTop: 'कार की छत',
    Landings: 'लैंडिंग',
    MachineRoom: 'मशीन रूम',
    Run: 'चाल',
  },
  results: { Ok: 'ठीक', NotOk: 'ठीक नहीं', NotApplicable: 'लागू नहीं' },
  notAnswered: 'उत्तर नहीं दिया गया',
  onPaper: 'काग़ज़ पर',
  limits: (lower, upper) => `सीमा ${lower} से ${upper}`,
  atLeast: (lower) => `कम से कम ${lower}`,
  atMost: (upper) => `अधिक से अधिक ${upper}`,
  photos: 'फ़ोटो',
  morePhotos: (more) => `जो फ़ोटो नहीं छपीं: ${more}`,
};

/** By language. */
export const reportTexts: Readonly<Record<ReportLanguage, ReportTexts>> = { en, hi };

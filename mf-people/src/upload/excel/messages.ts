import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages about Excel files (R883). */
export const excelMessages = defineMessages({
  read: 'Read this Excel file',
  sheet: 'Sheet',
  unreadable: 'This Excel file cannot be read. In the spreadsheet, save it again as .xlsx or as CSV UTF-8.',
  oldFormat:
    'This Excel file has an old format or a password. In the spreadsheet, save it as .xlsx without a password, or as CSV UTF-8.',
  tooLarge: 'This Excel file is too large to be read here. In the spreadsheet, save the sheet as CSV UTF-8.',
});

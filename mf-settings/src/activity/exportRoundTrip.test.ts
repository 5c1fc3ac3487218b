import { ACTIVITY_KINDS } from '@smart-elevator/shared-api/contract/account/activity';
import { expectReadBack, rowsWithTexts } from '@smart-elevator/shared-api/testing/csvRoundTrip';
import { csvLines } from '@smart-elevator/shared-ui/export/csvLines';
import { activityColumns } from './activityColumns';

test('the file of the activity is read as it was written (R872)', () => {
  expectReadBack(
    csvLines(
      activityColumns,
      rowsWithTexts((text, n) => ({
        entry_id: n,
        at: '2026-03-02T12:00:00.000Z',
        kind: ACTIVITY_KINDS[n % ACTIVITY_KINDS.length] ?? 'export',
        done_by: n % 3 === 0 ? null : text(),
        done_by_full_name: n % 2 === 0 ? null : text(),
        about: n % 4 === 0 ? null : text(),
        about_full_name: null,
        object: null,
        subject: text(),
        address: text(),
      })),
    ),
  );
});

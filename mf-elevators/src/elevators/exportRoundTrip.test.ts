import { expectReadBack, rowsWithTexts } from '@smart-elevator/shared-api/testing/csvRoundTrip';
import { csvLines } from '@smart-elevator/shared-ui/export/csvLines';
import { buildingColumns } from './buildingColumns';

test('the file of the buildings is read as it was written (R872)', () => {
  expectReadBack(
    csvLines(
      Object.values(buildingColumns()),
      rowsWithTexts((text, n) => ({
        building_name: `B${n} ${text()}`,
        elevator_address: text(),
        elevators: n,
        overdue: 0,
        open_tickets: n % 4,
      })),
    ),
  );
});

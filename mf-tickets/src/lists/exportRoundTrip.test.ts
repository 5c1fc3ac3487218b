import { aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { expectReadBack, rowsWithTexts } from '@smart-elevator/shared-api/testing/csvRoundTrip';
import { csvLines } from '@smart-elevator/shared-ui/export/csvLines';
import { exportOnlyColumns, optionalColumns, ticketColumns } from './ticketColumns';
import { ticketLists } from './ticketLists';

test.each(ticketLists.map(({ path, columns }) => [path, columns] as const))(
  'the file of %s is read as it was written (R872)',
  (_path, names) => {
    const columns = [...names.map((name) => ticketColumns[name]), ...optionalColumns];
    expectReadBack(
      csvLines(
        [...columns, ...exportOnlyColumns(columns)],
        rowsWithTexts((text, n) =>
          aTicketRow(
            {
              elevator_name: text(),
              label: text(),
              assignee_name: n % 3 === 0 ? null : text(),
              assignee_full_name: n % 2 === 0 ? null : text(),
            },
            n,
          ),
        ),
      ),
    );
  },
);

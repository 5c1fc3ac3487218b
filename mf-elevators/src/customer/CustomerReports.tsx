import type { CustomerReport } from '@smart-elevator/shared-api/contract/reports/report';
import { customerReports } from '@smart-elevator/shared-api/contract/reports/endpoints';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { msg } from '@smart-elevator/shared-ui/language/t';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Link } from 'react-router-dom';
import { messages as customer } from '../customerMessages';
import { messages } from '../messages';
import { pathTo } from '../paths';
import { ReportActions } from '../reports/ReportActions';
import { ReportError } from '../reports/ReportError';
import { useReportFile } from '../reports/useReportFile';
import { CustomerList, type CustomerPart } from './CustomerList';

const texts = messages.reports;

const COLUMNS: readonly Column<CustomerReport>[] = [
  { key: 'report_id', title: msg('AMC report'), render: ({ report_id }) => texts.id(report_id) },
  {
    key: 'report_date',
    title: msg('Date'),
    nowrap: true,
    render: ({ report_date }) => formatDay(report_date),
  },
  {
    key: 'elevator_name',
    title: msg('Elevator name'),
    render: ({ elevator_id, elevator_name }) => (
      <Link to={pathTo.elevator(elevator_id)}>{elevator_name}</Link>
    ),
  },
];

/** The AMC reports of a customer's elevators, the newest first; nothing on a server that does not list them. */
export function CustomerReports({ customerId }: CustomerPart) {
  const file = useReportFile();
  const actions: Column<CustomerReport> = {
    key: 'action',
    title: msg('Action'),
    nowrap: true,
    screenOnly: true,
    render: ({ report_id }) => <ReportActions id={report_id} file={file} />,
  };
  return (
    <>
      {file.trouble ? <ReportError {...file} trouble={file.trouble} /> : null}
      <CustomerList
        title={texts.title}
        endpoint={customerReports}
        base={{ customer: customerId }}
        columns={[...COLUMNS, actions]}
        rowKey={({ report_id }) => report_id}
        texts={{ ...texts, none: customer.noReports }}
      />
    </>
  );
}

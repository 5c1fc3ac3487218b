import {
  remarksOf,
  type ReportRemark,
  type SocietyReport,
} from '@smart-elevator/shared-api/contract/reports/societyReport';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { reportTexts as texts } from './reportTexts';

interface Figure {
  name: string;
  value: string | number;
}

/** The figures, the causes, the lifts and the remarks of a report, as the PDF has them. */
export function YearReportPreview({ report }: { report: SocietyReport }) {
  const figures: Figure[] = [
    { name: t('Building'), value: report.building_name },
    { name: t('Address'), value: report.address },
    { name: texts.period, value: `${formatDay(report.from)} – ${formatDay(report.to)}` },
    { name: texts.visits, value: texts.ofPromised(report.visits_kept, report.visits_promised) },
    { name: texts.faults, value: report.faults },
    { name: texts.repeats, value: report.repeats },
    { name: texts.sameDay, value: report.closed_same_day },
    { name: texts.within3, value: report.closed_within_3 },
    { name: texts.within7, value: report.closed_within_7 },
    { name: texts.later, value: report.closed_later },
    { name: texts.open, value: report.open },
  ];
  const noted = remarksOf(report);
  return (
    <>
      <Panel title={texts.figures}>
        <DataTable
          caption={texts.figures}
          columns={figureColumns()}
          rows={figures}
          rowKey={({ name }) => name}
        />
      </Panel>
      {report.causes.length > 0 ? (
        <Panel title={texts.causes}>
          <DataTable
            caption={texts.causes}
            columns={causes()}
            rows={report.causes}
            rowKey={({ label }) => label}
          />
        </Panel>
      ) : null}
      {report.elevators.length > 1 ? (
        <Panel title={t('Elevators')}>
          <DataTable
            caption={t('Elevators')}
            columns={lifts()}
            rows={report.elevators}
            rowKey={({ elevator_id }) => elevator_id}
          />
        </Panel>
      ) : null}
      {noted.length > 0 ? (
        <Panel title={texts.remarks}>
          <DataTable
            caption={texts.remarks}
            columns={remarks()}
            rows={noted}
            rowKey={(one) => noted.indexOf(one)}
          />
        </Panel>
      ) : null}
    </>
  );
}

const column = <Row, Name extends keyof Row & string>(
  key: Name,
  title: string,
  render: (row: Row) => string | number,
  align?: 'end',
): Column<Row> => ({ key, title, render, align });

const figureColumns = (): Column<Figure>[] => [
  column<Figure, 'name'>('name', texts.figure, ({ name }) => name),
  { ...column<Figure, 'value'>('value', texts.value, ({ value }) => value), inCard: 'corner' },
];

type Cause = SocietyReport['causes'][number];
const causes = (): Column<Cause>[] => [
  column<Cause, 'label'>('label', texts.cause, ({ label }) => label || texts.noCause),
  column<Cause, 'faults'>('faults', texts.faults, ({ faults }) => faults, 'end'),
  column<Cause, 'open'>('open', texts.open, ({ open }) => open, 'end'),
];

type Lift = SocietyReport['elevators'][number];
const lifts = (): Column<Lift>[] => [
  column<Lift, 'elevator_name'>('elevator_name', t('Elevator'), (lift) => lift.elevator_name),
  column<Lift, 'visits_kept'>(
    'visits_kept',
    texts.visits,
    (lift) => texts.ofPromised(lift.visits_kept, lift.visits_promised),
    'end',
  ),
  column<Lift, 'faults'>('faults', texts.faults, ({ faults }) => faults, 'end'),
  column<Lift, 'repeats'>('repeats', texts.repeats, ({ repeats }) => repeats, 'end'),
];

const remarks = (): Column<ReportRemark>[] => [
  column<ReportRemark, 'day'>('day', t('Date'), ({ day }) => formatDay(day)),
  column<ReportRemark, 'elevator_name'>('elevator_name', t('Elevator'), (remark) => remark.elevator_name),
  column<ReportRemark, 'ticket_key'>(
    'ticket_key',
    texts.source,
    (remark) => remark.ticket_key ?? t('AMC report'),
  ),
  column<ReportRemark, 'text'>('text', texts.remark, ({ field, text }) => `${field}: ${text}`),
];

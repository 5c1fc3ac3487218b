import { Page } from '@smart-elevator/shared-ui/page/Page';
import { MissingState } from '@smart-elevator/shared-ui/screens/DetailPage';
import { elevatorReports } from '@smart-elevator/shared-api/contract/reports/endpoints';
import {
  compareNewestFirst,
  matchesReportSearch,
  type Report,
} from '@smart-elevator/shared-api/contract/reports/report';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ListBody } from '@smart-elevator/shared-ui/screens/ListBody';
import { currentDateFormat } from '@smart-elevator/shared-ui/state/dateFormat';
import { pathTo, paths } from '../paths';
import { messages } from '../messages';
import { noElevator, useSelectedElevator } from '../elevators/useSelectedElevator';
import { ReportActions } from './ReportActions';
import { ReportError } from './ReportError';
import { sendTexts } from './sending/sendTexts';
import { SharedLinks } from './sending/SharedLinks';
import { useReportFile } from './useReportFile';

const texts = messages.reports;

/** /view_amc_report?elevatorId=&elevatorName= (R601). */
export function ReportsPage() {
  const { id, name, gone } = useSelectedElevator();
  return (
    <Page
      title={texts.title}
      breadcrumb={[
        { label: messages.elevators.title, to: paths.elevators },
        { label: name ?? messages.page.title, to: id && !gone ? pathTo.elevator(id) : undefined },
        { label: texts.title },
      ]}
    >
      {id === '' || gone ? (
        <MissingState {...(gone ? noElevator.gone() : noElevator.chosen())} />
      ) : (
        <>
          <ElevatorReports key={id} id={id} />
          <SharedLinks title={sendTexts.amcLinks} of={{ amc_of: Number(id) }} />
        </>
      )}
    </Page>
  );
}

/** How many items of the checklist were ok, and how many were not (R1261). */
const checksOf = ({ checks_ok, checks_not_ok }: Pick<Report, 'checks_ok' | 'checks_not_ok'>) =>
  typeof checks_ok === 'number'
    ? [{ term: texts.checklist, value: texts.checks(checks_ok, checks_not_ok ?? 0) }]
    : [];

const NO_FILTER = { search: '' };

/** The AMC reports of an elevator, newest first, 25 cards per page (R601). */
function ElevatorReports({ id }: { id: string }) {
  const file = useReportFile();
  return (
    <ListBody
      caption={texts.title}
      endpoint={elevatorReports}
      params={() => ({ elevator_id: Number(id) })}
      toQuery={({ search }) => (search ? { search } : {})}
      matches={(row, { search }) => matchesReportSearch(row, search, currentDateFormat())}
      compare={() => compareNewestFirst}
      defaults={NO_FILTER}
      pageSize={25}
      texts={texts}
      whenEmpty={<LinkButton to={paths.calendar}>{messages.emptyList.calendar}</LinkButton>}
      card={({ report_id, report_date, ...counts }) => (
        <Card
          title={texts.id(report_id)}
          facts={[{ term: t('Date'), value: formatDay(report_date) }, ...checksOf(counts)]}
          actions={<ReportActions id={report_id} file={file} />}
        />
      )}
      rowKey={({ report_id }) => report_id}
      filters={{ label: t('Search AMC reports'), search: texts.search }}
      tools={() => (file.trouble ? <ReportError {...file} trouble={file.trouble} /> : null)}
    />
  );
}

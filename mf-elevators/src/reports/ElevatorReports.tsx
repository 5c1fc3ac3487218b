import { elevatorReports } from '@smart-elevator/shared-api/contract/reports/endpoints';
import {
  byNewestReport,
  matchesReportSearch,
} from '@smart-elevator/shared-api/contract/reports/reportSearch';
import { say } from '@smart-elevator/shared-ui/language/say';
import { ListBody } from '@smart-elevator/shared-ui/screens/ListBody';
import { messages } from '../messages';
import { ReportCard } from './ReportCard';
import { ReportTrouble } from './ReportTrouble';
import { useReportFile } from './useReportFile';

const said = messages.reports;

const NO_FILTER = { search: '' };

/** The AMC reports of an elevator, newest first, 25 cards a page (R601). */
export function ElevatorReports({ id }: { id: string }) {
  const file = useReportFile();
  return (
    <ListBody
      caption={said.title}
      endpoint={elevatorReports}
      params={() => ({ elevator_id: Number(id) })}
      toQuery={({ search }) => (search ? { search } : {})}
      matches={(row, { search }) => matchesReportSearch(row, search)}
      compare={() => byNewestReport}
      defaults={NO_FILTER}
      pageSize={25}
      words={said}
      card={(report) => (
        <ReportCard
          report={report}
          busy={file.isLoading(report.report_id)}
          onView={() => void file.view(report.report_id)}
          onShare={() => void file.share(report.report_id)}
        />
      )}
      rowKey={({ report_id }) => report_id}
      filters={{ label: say('Search AMC reports'), search: said.search }}
      tools={() => (file.trouble ? <ReportTrouble {...file} trouble={file.trouble} /> : null)}
    />
  );
}

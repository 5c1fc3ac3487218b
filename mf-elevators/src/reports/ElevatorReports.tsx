import { useList } from '@smart-elevator/shared-api/client/useList';
import { elevatorReports } from '@smart-elevator/shared-api/contract/reports/endpoints';
import {
  byNewestReport,
  matchesReportSearch,
} from '@smart-elevator/shared-api/contract/reports/reportSearch';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { FilterBar } from '@smart-elevator/shared-ui/filter/FilterBar';
import { SearchBox } from '@smart-elevator/shared-ui/filter/SearchBox';
import { say } from '@smart-elevator/shared-ui/language/say';
import { ListView } from '@smart-elevator/shared-ui/list/ListView';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from '../messages';
import { ReportCard } from './ReportCard';
import { ReportTrouble } from './ReportTrouble';
import { useReportFile } from './useReportFile';

const said = messages.reports;

/** Cards a page (R601). */
const PAGE_SIZE = 25;

const NO_FILTER = { search: '' };

/** The AMC reports of an elevator, newest first. */
export function ElevatorReports({ id }: { id: string }) {
  const state = useListState(NO_FILTER);
  const search = state.filter.search.trim();
  const reading = useList(elevatorReports, {
    params: { elevator_id: Number(id) },
    filter: search ? { search } : {},
    page: state.page,
    pageSize: PAGE_SIZE,
    matches: (row) => matchesReportSearch(row, search),
    compare: byNewestReport,
  });
  const file = useReportFile();
  return (
    <>
      <FilterBar
        label={say('Search AMC reports')}
        search={
          <SearchBox
            label={said.search}
            value={state.filter.search}
            onSearch={(text) => state.setFilter({ search: text })}
          />
        }
      />
      {file.trouble ? <ReportTrouble {...file} trouble={file.trouble} /> : null}
      <ListView reading={reading} state={state} pageSize={PAGE_SIZE} shape="cards" words={said}>
        {(rows) => (
          <CardGrid label={said.title}>
            {rows.map((report) => (
              <ReportCard
                key={report.report_id}
                report={report}
                busy={file.isLoading(report.report_id)}
                onView={() => void file.view(report.report_id)}
                onShare={() => void file.share(report.report_id)}
              />
            ))}
          </CardGrid>
        )}
      </ListView>
    </>
  );
}

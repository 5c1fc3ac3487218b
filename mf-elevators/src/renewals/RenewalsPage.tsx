import { useList } from '@smart-elevator/shared-api/client/useList';
import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { pipelineStageOf } from '@smart-elevator/shared-api/contract/amc/contractState';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { say, sentence } from '@smart-elevator/shared-ui/language/say';
import { ListView } from '@smart-elevator/shared-ui/list/ListView';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { InTurn } from '@smart-elevator/shared-ui/page/InTurn';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { pathTo } from '@smart-elevator/shared-ui/paths';
import { useListState } from '@smart-elevator/shared-ui/state/useListState';
import { useHere } from '@smart-elevator/shared-ui/state/useOrigin';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { contractColumns } from '../amc/contractColumns';
import { messages } from '../amc/messages';
import { elevatorTabs } from '../elevatorTabs';
import { titled } from '../titled';
import { RenewalPipeline } from './RenewalPipeline';
import { renewalStages } from './renewalStages';

const PAGE_SIZE = 25;
const FIRST = renewalStages[0];
const NO_FILTER = { stage: FIRST?.word ?? '' };
const RULES = { filter: { stage: (text: string) => renewalStages.some(({ word }) => word === text) } };
const said = messages.renewals;

const renewColumn: Column<Contract> = {
  key: 'renew',
  title: sentence('Action'),
  screenOnly: true,
  render: ({ contract_id }) => <Renew contract_id={contract_id} />,
};

function Renew({ contract_id }: Pick<Contract, 'contract_id'>) {
  return (
    <LinkButton to={pathTo.renewContract(contract_id)} state={useHere(said.title)}>
      {said.action}
    </LinkButton>
  );
}

const { customer_name, elevators, kind, value_rupees, end_date, paid } = contractColumns;
const COLUMNS = [customer_name, elevators, kind, value_rupees, end_date, paid].map((column) => ({
  ...column,
  sort: undefined,
}));

/** /amc_renewals?stage=: the contracts that end soon and those that have, stage by stage, soonest first. */
export function RenewalsPage() {
  const state = useListState(NO_FILTER, RULES);
  const stage = renewalStages.find(({ word }) => word === state.filter.stage) ?? FIRST;
  const reading = useList(contractList, {
    base: stage?.query ?? {},
    filter: { ordering: 'end_date' },
    page: state.page,
    pageSize: PAGE_SIZE,
    matches: (row) => String(pipelineStageOf(row, localDay())) === stage?.word,
  });
  const stageName = stage && say(stage.label);
  return (
    <Page title={said.title}>
      <TabLinks {...elevatorTabs()} />
      <InTurn>
        <RenewalPipeline />
        <h2>{stageName}</h2>
        <ListView
          // The stage is which list it is, not what it is narrowed by.
          reading={{ ...reading, data: reading.data && { ...reading.data, total: reading.data.count } }}
          state={{ ...state, filtered: false }}
          pageSize={PAGE_SIZE}
          shape="table"
          words={said}
        >
          {(rows) => (
            <DataTable
              caption={`${said.title}: ${stageName}`}
              columns={titled([...COLUMNS, renewColumn])}
              rows={rows}
              rowKey={({ contract_id }) => contract_id}
              busy={reading.updating}
            />
          )}
        </ListView>
      </InTurn>
    </Page>
  );
}

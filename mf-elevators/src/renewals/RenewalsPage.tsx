import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { pipelineStageOf } from '@smart-elevator/shared-api/contract/amc/amcContractState';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import { RevealInOrder } from '@smart-elevator/shared-ui/page/RevealInOrder';
import { ListBody } from '@smart-elevator/shared-ui/screens/ListBody';
import { ListPage } from '@smart-elevator/shared-ui/screens/ListScreen';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { pathTo, paths } from '../paths';
import { contractColumns } from '../amc/contractColumns';
import { messages } from '../amc/messages';
import { elevatorTabs } from '../elevatorTabs';
import { RenewalPipeline } from './RenewalPipeline';
import { LAPSED, renewalStages } from './renewalStages';

const NO_FILTER = { stage: LAPSED.word };
const RULES = { filter: { stage: (text: string) => renewalStages.some(({ word }) => word === text) } };
const texts = messages.renewals;

const stageOf = ({ stage }: typeof NO_FILTER) => renewalStages.find(({ word }) => word === stage) ?? LAPSED;

const renewColumn: Column<AmcContract> = {
  key: 'renew',
  title: msg('Action'),
  screenOnly: true,
  render: ({ contract_id }) => <Renew contract_id={contract_id} />,
};

function Renew({ contract_id }: Pick<AmcContract, 'contract_id'>) {
  return (
    <LinkButton to={pathTo.renewContract(contract_id)} state={useOriginState(texts.title)}>
      {texts.action}
    </LinkButton>
  );
}

const { customer_name, elevators, kind, value_rupees, end_date, paid } = contractColumns;
const COLUMNS = [customer_name, elevators, kind, value_rupees, end_date, paid].map((column) => ({
  ...column,
  sort: undefined,
}));

/** /amc_renewals?stage=: the contracts that end soon and those that have, stage by stage, soonest first. */
export const RenewalsPage = () => (
  <ListPage title={texts.title} tabs={elevatorTabs()}>
    <RevealInOrder>
      <RenewalPipeline caption={texts.stages} />
      <ListBody
        caption={(filter) => `${texts.title}: ${t(stageOf(filter).label)}`}
        endpoint={contractList}
        base={({ filter }) => stageOf(filter).query}
        toQuery={() => ({ ordering: 'end_date' as const })}
        matches={(row, { filter }) => String(pipelineStageOf(row, localDay())) === stageOf(filter).word}
        defaults={NO_FILTER}
        rules={RULES}
        selects
        pageSize={25}
        texts={texts}
        whenEmpty={<LinkButton to={paths.contracts}>{messages.list.title}</LinkButton>}
        columns={[...COLUMNS, renewColumn]}
        rowKey={({ contract_id }) => contract_id}
        tools={({ state }) => <h2>{t(stageOf(state.filter).label)}</h2>}
      />
    </RevealInOrder>
  </ListPage>
);

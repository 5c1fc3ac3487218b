import { phoneLink } from '@smart-elevator/shared-api/contract/people/phone';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readDesk } from '@smart-elevator/shared-api/contract/home/endpoints';
import type { DeskContract } from '@smart-elevator/shared-api/contract/home/desk';
import { PhoneLink } from '@smart-elevator/shared-ui/button/PhoneLink';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../amc/messages';
import { pathTo, paths } from '../paths';
import styles from './DeskContracts.module.css';

/** The contracts that end soon, each with its renewal, and those that are not paid; nothing on other back ends. */
export function DeskContracts() {
  const { data, loading } = useCall(readDesk, {});
  if (loading) return <Skeleton shape="table" rows={5} />;
  if (!data) return null;
  const { ending, unpaid } = data;
  return (
    <div className={styles.parts}>
      {ending.length > 0 ? (
        <Panel
          title={t('Contracts that end')}
          action={
            <span className={styles.links}>
              <TextLink to={pathTo.contracts('ending')}>{t('All that end')}</TextLink>
            </span>
          }
        >
          <ContractTable caption={t('Contracts that end')} rows={ending} last={renewal()} />
        </Panel>
      ) : null}
      {unpaid.contracts > 0 ? (
        <Panel
          title={messages.desk.unpaid(unpaid.contracts, formatRupees(unpaid.rupees))}
          action={
            <span className={styles.links}>
              <TextLink to={pathTo.contracts('unpaid')}>{t('All not paid')}</TextLink>
              <TextLink to={paths.receivables}>{t('Who owes money')}</TextLink>
            </span>
          }
        >
          <ContractTable caption={t('Not paid')} rows={unpaid.oldest} last={since()} />
        </Panel>
      ) : null}
    </div>
  );
}

const renewal = (): Column<DeskContract> => ({
  key: 'end_date',
  title: t('End date'),
  inCard: 'corner',
  nowrap: true,
  render: ({ contract_id, end_date }) => (
    <TextLink to={pathTo.renewContract(contract_id)}>{messages.desk.renew(formatDay(end_date))}</TextLink>
  ),
});

const since = (): Column<DeskContract> => ({
  key: 'start_date',
  title: t('Since'),
  inCard: 'corner',
  nowrap: true,
  render: ({ start_date }) => formatDay(start_date),
});

interface ContractTableProps {
  caption: string;
  rows: readonly DeskContract[];
  /** What the table is about. */
  last: Column<DeskContract>;
}

function ContractTable({ caption, rows, last }: ContractTableProps) {
  const columns: Column<DeskContract>[] = [
    {
      key: 'customer',
      title: t('Customer'),
      render: ({ contract_id, customer_name, customer_full_name, customer_phone }) => (
        <>
          <TextLink to={pathTo.editContract(contract_id)}>{customer_full_name ?? customer_name}</TextLink>
          {customer_phone ? (
            <div>
              <PhoneLink
                name={customer_full_name ?? customer_name}
                number={customer_phone}
                href={phoneLink(customer_phone)}
              />
            </div>
          ) : null}
        </>
      ),
    },
    {
      key: 'elevators',
      title: t('Elevators'),
      align: 'end',
      inCard: 'hidden',
      render: ({ elevators }) => elevators,
    },
    {
      key: 'value',
      title: t('Value'),
      align: 'end',
      nowrap: true,
      inCard: 'line',
      render: ({ value_rupees }) => formatRupees(value_rupees),
    },
    last,
  ];
  return (
    <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ contract_id }) => contract_id} />
  );
}

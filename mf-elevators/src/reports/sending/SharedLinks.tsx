import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import {
  revokeSharedReport,
  sharedReports,
} from '@smart-elevator/shared-api/contract/reports/sharedEndpoints';
import type { SharedReport } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { formatDateTime } from '@smart-elevator/shared-ui/format/date';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { CopyButton } from '@smart-elevator/shared-ui/screens/CopyButton';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { CellDetail } from '@smart-elevator/shared-ui/table/CellDetail';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import styles from './Sending.module.css';
import { sendTexts as texts } from './sendTexts';

interface SharedLinksProps {
  title: string;
  of: Query<typeof sharedReports>;
}

/** The links to reports: until when they work, how often they were opened; to be copied and revoked (R625). Nothing without one. */
export function SharedLinks({ title, of }: SharedLinksProps) {
  const query = useCall(sharedReports, { query: of });
  // The place is not kept while it loads: most reports have no links.
  const isEmpty = query.data ? query.data.results.length === 0 : !query.error;
  if (isUnsupported(sharedReports) || isEmpty) return null;
  return (
    <div data-screen-only="">
      <Panel title={title}>
        <Loaded query={query} failed={texts.linksFailed} rows={2}>
          {({ results }) => (
            <DataTable caption={title} columns={COLUMNS} rows={results} rowKey={({ share_id }) => share_id} />
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

const works = ({ revoked_at, expires_at }: SharedReport): boolean =>
  revoked_at === null && Date.parse(expires_at) > Date.now();

function stateOf(share: SharedReport): string {
  if (share.revoked_at !== null) return texts.revoked(formatDateTime(share.revoked_at));
  const end = formatDateTime(share.expires_at);
  return works(share) ? texts.worksUntil(end) : texts.expired(end);
}

const COLUMNS: readonly Column<SharedReport>[] = [
  { key: 'title', title: msg('Report'), render: ({ title }) => title },
  {
    key: 'created_at',
    title: msg('Made'),
    render: ({ created_at, created_by }) => (
      <>
        {formatDateTime(created_at)}
        <CellDetail>{created_by}</CellDetail>
      </>
    ),
  },
  { key: 'expires_at', title: msg('State'), render: stateOf },
  {
    key: 'opened',
    title: msg('Times opened'),
    render: ({ opened, last_opened_at }) =>
      opened === 0 ? texts.never : texts.times(opened, formatDateTime(last_opened_at)),
  },
  { key: 'action', title: msg('Action'), nowrap: true, render: (share) => <LinkActions share={share} /> },
];

function LinkActions({ share }: { share: SharedReport }) {
  if (!works(share)) return null;
  return (
    <div className={styles.actions}>
      {share.link === null ? null : <CopyButton text={share.link} copied={texts.copied} />}
      <ConfirmSend
        label={texts.revoke}
        endpoint={revokeSharedReport}
        input={{ params: { share_id: share.share_id } }}
        action={`revoke link ${share.share_id}`}
        question={texts.revokeQuestion}
        subject={share.title}
        consequence={texts.revokeConsequence}
        confirmLabel={texts.revoke}
        done={() => texts.wasRevoked}
        failed={(_error, reason) => texts.notRevoked(reason)}
      />
    </div>
  );
}

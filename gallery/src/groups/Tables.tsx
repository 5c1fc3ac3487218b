import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Card } from '@smart-elevator/shared-ui/cards/Card';
import { CardGrid } from '@smart-elevator/shared-ui/cards/CardGrid';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { CountTable } from '@smart-elevator/shared-ui/table/CountTable';
import { DataTable, type Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Pager } from '@smart-elevator/shared-ui/table/Pager';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GallerySection, GalleryState } from '../GallerySection';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../sampleTexts';

interface Row {
  key: string;
  label: string;
  count: number;
}

const ROWS: readonly Row[] = [
  { key: 'ELV-1001', label: 'Doors', count: 12 },
  { key: 'ELV-1002', label: LONG_TEXT, count: 1_234_567 },
  { key: 'ELV-1003', label: HINDI_TEXT, count: 0 },
  { key: 'ELV-1004', label: LONG_WORD, count: 3 },
];
const MANY: readonly Row[] = Array.from({ length: 60 }, (_, at) => ({
  key: `ELV-${2001 + at}`,
  label: 'Noise',
  count: at,
}));

const COLUMNS: readonly Column<Row>[] = [
  { key: 'key', title: 'Ticket key', sort: 'key', render: ({ key }) => <Link to={`/${key}`}>{key}</Link> },
  { key: 'status', title: 'Status', render: () => <Tag tone="red">Open</Tag> },
  { key: 'label', title: 'Label', sort: 'label', render: ({ label }) => label },
  { key: 'count', title: 'Tickets', align: 'end', render: ({ count }) => count },
];

/** Tables and cards. */
export function Tables() {
  const [sort, setSort] = useState('key');
  const [chosen, setChosen] = useState<readonly string[]>(['ELV-1002']);
  const rowKey = ({ key }: Row) => key;
  return (
    <GallerySection
      title="Tables and cards"
      note="Below 768 pixels each row is a card. On hover a row has a tint."
    >
      <GalleryState name="ordered, some rows chosen" wide>
        <DataTable
          caption="Tickets, some chosen"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={rowKey}
          sort={sort}
          onSort={setSort}
          choice={{
            isSelected: ({ key }) => chosen.includes(key),
            onSelect: (rows, on) => {
              const others = chosen.filter((key) => !rows.some((row) => row.key === key));
              setChosen(on ? [...others, ...rows.map(rowKey)] : others);
            },
            labelOf: ({ key }) => `Select ticket ${key}`,
          }}
        />
      </GalleryState>
      <GalleryState name="newer rows are on their way" wide>
        <DataTable
          caption="Tickets that are renewed"
          columns={COLUMNS}
          rows={ROWS.slice(0, 2)}
          rowKey={rowKey}
          busy
        />
      </GalleryState>
      <GalleryState name="many rows within a bounded height" wide>
        <DataTable caption="Many tickets" columns={COLUMNS} rows={MANY} rowKey={rowKey} bounded />
      </GalleryState>
      <GalleryState name="counts as floors">
        <CountTable
          caption="Tickets"
          rows={[
            { label: 'Open', to: '/open', count: 12, tone: 'red' },
            { label: HINDI_TEXT, to: '', count: 1_234_567, tone: 'blue' },
            { label: 'Nothing', to: '/nothing', count: 0, tone: 'green' },
          ]}
        />
      </GalleryState>
      <GalleryState name="what happened, newest first">
        <TimelineList label="What happened">
          <li>Now</li>
          <li>{LONG_TEXT}</li>
        </TimelineList>
      </GalleryState>
      <GalleryState name="pages" wide>
        <Pager page={2} total={120} pageSize={25} onPage={() => undefined} />
      </GalleryState>
      <GalleryState name="cards" wide>
        <CardGrid>
          <Card
            tone="green"
            title="CR1005"
            to="/CR1005"
            subtitle="Copper Ridge"
            tag="Completed"
            facts={[{ term: 'Installed', value: '05/01/2010' }]}
            count={{ value: 3, label: 'open tickets', to: '/open' }}
            actions={<IconButton icon="edit" label="Edit CR1005" onClick={() => undefined} />}
          />
          <Card tone="red" title={LONG_TEXT} subtitle={HINDI_TEXT} tag="OverDue" />
          <Card title={LONG_WORD} />
        </CardGrid>
      </GalleryState>
    </GallerySection>
  );
}

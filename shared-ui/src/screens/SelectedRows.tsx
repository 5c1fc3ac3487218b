import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { onLocalChange } from '@smart-elevator/shared-api/client/call';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { Button } from '../button/Button';
import { t } from '../language/t';
import { alertFailure, dismissFailures } from '../state/alerts';
import type { RowsSelected } from '../state/useRowSelection';
import { SelectionBar } from '../table/SelectionBar';
import type { ListSlots } from './ListBody';

interface SelectedRowsProps<Row>
  extends
    Pick<ListSlots<Row, unknown>, 'query' | 'readAll'>,
    Pick<ComponentProps<typeof SelectionBar>, 'label' | 'progress' | 'children'> {
  selection: Pick<RowsSelected<Row>, 'rows' | 'isSelected' | 'replace' | 'clear'>;
  /** How many rows can be changed together. */
  max: number;
  /** Says that more rows than that match. */
  tooMany: (count: number, max: number) => string;
}

/**
 * The selected rows of a list and their actions, as long as they are not more than can be changed together. Once a whole
 * page is selected, all matches can be. A row that is read again replaces what was selected of it; one that is deleted is
 * not selected any more.
 */
export function SelectedRows<Row>({
  selection,
  query,
  readAll,
  max,
  tooMany,
  ...bar
}: SelectedRowsProps<Row>) {
  const { rows, isSelected, replace, clear } = selection;
  const { results = [], count = 0 } = query.data ?? {};
  const newer = results.filter((row) => isSelected(row) && !rows.includes(row));
  useEffect(() => {
    if (newer.length > 0) replace([...rows, ...newer]);
  });
  const forget = useEffectEvent((deleted: Record<string, unknown>) => {
    const ids = Object.entries(deleted);
    const isGone = (row: unknown) => isRecord(row) && ids.every(([name, id]) => row[name] === id);
    if (ids.length > 0) replace(rows.filter((row) => !isGone(row)));
  });
  useEffect(() => onLocalChange((_domains, deleted = {}) => forget(deleted)), []);
  const onPage = results.filter(isSelected).length;
  const wholePage = onPage > 0 && onPage === results.length;
  const isOffered = wholePage && count > onPage && count !== rows.length;
  const matches =
    count > max ? (
      <p>{tooMany(count, max)}</p>
    ) : (
      <SelectMatches readAll={readAll} replace={replace} count={count} />
    );
  return (
    <SelectionBar {...bar} count={rows.length} elsewhere={rows.length - onPage} onClear={clear}>
      {isOffered && bar.progress === undefined ? matches : null}
      {rows.length > max ? <p>{t('At most {max} can be changed together.', { max })}</p> : bar.children}
    </SelectionBar>
  );
}

const ACTION = 'select all matches';

interface SelectMatchesProps<Row> {
  readAll: ListSlots<Row, unknown>['readAll'];
  replace: (rows: readonly Row[]) => void;
  /** The number of matches on all pages. */
  count: number;
}

/** Selects the matches on all pages: exactly the rows that match now, even if rows change before the request. */
function SelectMatches<Row>({ readAll, replace, count }: SelectMatchesProps<Row>) {
  const [query, setReading] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const { search } = useLocation();
  // Another filter has other matches.
  useEffect(() => () => abort.current?.abort(), [search]);

  async function selectAll() {
    const { signal } = (abort.current = new AbortController());
    setReading(true);
    try {
      const rows = await readAll(signal);
      if (signal.aborted) return;
      replace(rows);
      dismissFailures(ACTION);
    } catch {
      if (!signal.aborted) alertFailure(t('The matches could not be selected. Please try again.'), ACTION);
    } finally {
      setReading(false);
    }
  }

  return (
    <Button kind="link" busy={query} onClick={() => void selectAll()}>
      {t('Select all {count} matches', { count })}
    </Button>
  );
}

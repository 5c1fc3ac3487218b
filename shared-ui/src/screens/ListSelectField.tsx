import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { UnpagedListInput } from '@smart-elevator/shared-api/client/fetchAllRows';
import { useList, type RowOf } from '@smart-elevator/shared-api/client/useList';
import { useState, type ComponentProps } from 'react';
import { t } from '../language/t';
import { SelectField } from '../filter/SelectField';

/** The maximum number of options; typing finds the others. */
const MAX_OPTIONS = 50;

interface FoundRows<E extends Endpoint> {
  endpoint: E;
  params?: UnpagedListInput<E>['params'];
  /** The query of a search. */
  toQuery: (search: string) => NonNullable<UnpagedListInput<E>['filter']>;
  /** The same for one row, for a server that returns the whole list. */
  matches: (row: RowOf<E>, search: string) => boolean;
  /** The order of the options, for such a server. */
  compare?: (a: RowOf<E>, b: RowOf<E>) => number;
  /** Fetched after the screen is rendered: the options of a filter. */
  aside?: boolean;
}

/** The first rows of a list call, or those that match what is typed: the list may have many thousands. */
export function useFoundRows<E extends Endpoint>({ endpoint, toQuery, matches, ...list }: FoundRows<E>) {
  const [search, setSearch] = useState('');
  const { data, error, loading } = useList(endpoint, {
    ...list,
    filter: search ? toQuery(search) : {},
    page: 1,
    pageSize: MAX_OPTIONS,
    matches: (row) => matches(row, search),
  });
  const isLoaded = data !== undefined;
  const isMissing = error !== undefined && !isLoaded;
  return { rows: data?.results ?? [], isLoaded, isMissing, loading, onSearch: setSearch };
}

interface ListSelectFieldProps<E extends Endpoint>
  extends Omit<FoundRows<E>, 'aside'>, Pick<ComponentProps<typeof SelectField>, 'label' | 'placeholder'> {
  optionsOf: (rows: readonly RowOf<E>[]) => ComponentProps<typeof SelectField>['options'];
  value: string;
  /** The label of the value, which may not be among the found rows. */
  valueLabel?: string | undefined;
  /** `rows` are the found ones. */
  onChange: (value: string, rows: readonly RowOf<E>[]) => void;
  /** A sentence is shown instead on a server without the list. */
  hideMissing?: boolean;
}

/** A choice of a row of a list call, such as the assignee of a filter; '' means no choice. */
export function ListSelectField<E extends Endpoint>(props: ListSelectFieldProps<E>) {
  const { label, placeholder, optionsOf, value, valueLabel, onChange, hideMissing = false, ...list } = props;
  const { rows, isMissing, loading, onSearch } = useFoundRows<E>({ ...list, aside: true });
  if (isMissing && hideMissing) return <p>{t('This server has no such list.')}</p>;
  const found = optionsOf(rows);
  const isFound = value === '' || valueLabel === undefined || found.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      placeholder={placeholder}
      allowClear
      loading={loading}
      options={isFound ? found : [...found, { value, label: valueLabel }]}
      value={value}
      onChange={(next) => onChange(next, rows)}
      onSearch={onSearch}
    />
  );
}

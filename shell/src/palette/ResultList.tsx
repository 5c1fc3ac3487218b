import { useId } from 'react';
import { Icon } from '@smart-elevator/shared-ui/icon/Icon';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { FoundResult, ResultGroup } from './groupSections';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import styles from './ResultList.module.css';

interface ResultListProps {
  id: string;
  groups: readonly ResultGroup[];
  /** The place of the result that Enter opens, over all groups. */
  active: number;
  optionId: (place: number) => string;
  onActive: (place: number) => void;
  onOpen: (result: FoundResult) => void;
}

/** The listbox of the palette. The focus stays in the input. */
export function ResultList({ id, groups, active, optionId, onActive, onOpen }: ResultListProps) {
  const heading = useId();
  const firstPlaces = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { results }) => sum + results.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={t('Results')} className={styles.list}>
      {groups.map(({ title, results }, index) => (
        <div key={title} role="group" aria-labelledby={`${heading}-${index}`}>
          <div id={`${heading}-${index}`} role="presentation" className={styles.title}>
            {title}
          </div>
          {results.map((result, at) => {
            const place = (firstPlaces[index] ?? 0) + at;
            return (
              <button
                // A section and a part of its page have the same address.
                key={`${result.id} ${result.title}`}
                id={optionId(place)}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => onActive(place)}
                onClick={() => onOpen(result)}
              >
                <Icon name={result.icon} size={18} />
                <span className={styles.text}>
                  <span className={styles.name}>{result.title}</span>
                  {result.tag ? (
                    <Tag tone={result.tag.tone} icon={result.tag.icon}>
                      {result.tag.text}
                    </Tag>
                  ) : null}
                  {result.detail ? <span className={styles.detail}>{result.detail}</span> : null}
                </span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { Registry } from '@smart-elevator/federation/registry';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { Modal } from '@smart-elevator/shared-ui/dialog/Modal';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { Icon } from '@smart-elevator/shared-ui/icon/Icon';
import { t } from '@smart-elevator/shared-ui/language/t';
import { messages } from '@smart-elevator/shared-ui/messages';
import type { SearchResult } from '@smart-elevator/shared-ui/search/SearchKind';
import styles from './Palette.module.css';
import { ResultList } from './ResultList';
import { useSearch } from './useSearch';

/** The longest text that the server accepts, in characters. */
const MAX_LENGTH = 200;

interface PaletteProps {
  registry: Registry | undefined;
  /** Typed before it was there. */
  alreadyTyped: string;
  onClose: () => void;
}

/** Searches the whole console as the dealer types: a combobox in a dialog (WAI-ARIA). */
export function Palette({ registry, alreadyTyped, onClose }: PaletteProps) {
  const [typed, setTyped] = useState(alreadyTyped);
  const [place, setPlace] = useState(0);
  /** Enter was pressed before the results were there: the first one is opened then. */
  const [entered, setEntered] = useState(false);
  /** The action of the chosen result; the dialog closes after it. */
  const [running, setRunning] = useState<Promise<void>>();
  const wanted = Array.from(typed.trim()).slice(0, MAX_LENGTH).join('');
  const found = useSearch(registry, wanted);
  const navigate = useNavigate();
  const [heading, list] = [useId(), useId()];

  const isCurrent = found.text === wanted;
  const isComplete = isCurrent && found.complete && !running;
  const groups = running ? [] : found.groups;
  const results = groups.flatMap((group) => group.results);
  const active = Math.min(place, results.length - 1);
  const optionId = (at: number) => `${list}-${at}`;

  const type = (text: string) => {
    setTyped(text);
    setPlace(0);
    setEntered(false);
  };
  const open = (result: SearchResult) => {
    if (result.fill !== undefined) type(result.fill);
    else if (result.opens) {
      // The dialog takes the focus when the search has given it back.
      flushSync(onClose);
      result.opens();
    } else if (result.run) setRunning(result.run());
    else {
      onClose();
      void navigate(result.to);
    }
  };
  const move = (by: number) => {
    const next = (active + by + results.length) % results.length;
    setPlace(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const enter = () => {
    const result = results[active];
    if (isCurrent && result) open(result);
    else setEntered(true);
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => results.length > 0 && move(1),
    ArrowUp: () => results.length > 0 && move(-1),
    Enter: enter,
    Escape: onClose,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  const first = isCurrent ? results[0] : undefined;
  const openEntered = useEffectEvent(open);
  useEffect(() => {
    const timer = entered && first ? setTimeout(openEntered, 0, first) : undefined;
    return () => clearTimeout(timer);
  }, [entered, first]);

  useEffect(() => {
    let isOpen = true;
    void running?.then(() => isOpen && onClose());
    return () => {
      isOpen = false;
    };
  }, [running, onClose]);

  return (
    <Modal className={styles.dialog ?? ''} labelledBy={heading} onClose={onClose}>
      <VisuallyHidden>
        <h2 id={heading}>{t('Search')}</h2>
      </VisuallyHidden>
      <div className={styles.head}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={t('Search the console')}
          aria-autocomplete="list"
          aria-controls={list}
          aria-expanded={results.length > 0}
          aria-activedescendant={results.length > 0 ? optionId(active) : undefined}
          placeholder={t('Search or go to…')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          readOnly={running !== undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={messages.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <ResultList
          id={list}
          groups={groups}
          active={active}
          optionId={optionId}
          onActive={setPlace}
          onOpen={open}
        />
        {found.failures.map((failure) => (
          <p key={failure} className={styles.note}>
            {failure}
          </p>
        ))}
        {isComplete ? null : <Skeleton key={results.length} rows={2} />}
        {isComplete && results.length === 0 ? (
          <p className={styles.note}>{t('Nothing found for “{text}”', { text: wanted })}</p>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isComplete
            ? t('{count, plural, one {# result} other {# results}}', { count: results.length })
            : ''}
        </span>
      </VisuallyHidden>
    </Modal>
  );
}

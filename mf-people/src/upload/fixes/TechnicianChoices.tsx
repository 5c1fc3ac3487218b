import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { selectablePeople } from '@smart-elevator/shared-api/contract/people/selectablePeople';
import { techniciansByText } from '@smart-elevator/shared-api/contract/searchedLists';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ListSelectField } from '@smart-elevator/shared-ui/screens/ListSelectField';
import { useState } from 'react';
import styles from '../mapping/ColumnMapping.module.css';
import panel from '../UploadPanel.module.css';
import type { Fixes } from './applyFixes';
import { technicianKey, type WrittenTechnician } from './fileNames';
import { fixMessages } from './messages';

/** Choices that are shown at once; the others follow when these are made. */
const MAX_SHOWN = 12;

interface TechnicianChoicesProps {
  /** Those whom the server did not find, or for whom the dealer has chosen. */
  written: readonly WrittenTechnician[];
  chosen: Fixes['technicians'];
  onChoose: (technicians: Fixes['technicians']) => Promise<void>;
}

/** Asks whom a file means by its technicians, where that is not clear (R884). */
export function TechnicianChoices({ written, chosen, onChoose }: TechnicianChoicesProps) {
  const [next, setNext] = useState(chosen);
  return (
    <section aria-labelledby="technician-choices" className={panel.reasons} data-screen-only="">
      <h3 id="technician-choices" className={panel.subtitle}>
        {fixMessages.whichTechnicians}
      </h3>
      <p>{fixMessages.technicianHint}</p>
      <div className={styles.columns}>
        {written.slice(0, MAX_SHOWN).map(({ text, rows }) => (
          <TechnicianChoice
            key={text}
            label={fixMessages.technician(text, rows.length)}
            username={next.get(technicianKey(text))}
            onChange={(username) => setNext(withChoice(next, technicianKey(text), username))}
          />
        ))}
      </div>
      <div>
        <Button onClick={() => void onChoose(next)}>{fixMessages.useTechnicians}</Button>
      </div>
    </section>
  );
}

const NONE = 'none';

interface TechnicianChoiceProps {
  label: string;
  /** '' for no technician, undefined without a choice. */
  username: string | undefined;
  onChange: (username: string | undefined) => void;
}

function TechnicianChoice({ label, username, onChange }: TechnicianChoiceProps) {
  const [name, setName] = useState(username);
  return (
    <ListSelectField
      {...techniciansByText}
      params={{ dealer_id: useDealerId() }}
      label={label}
      placeholder={fixMessages.choose}
      optionsOf={(rows) => [
        ...selectablePeople([...rows], []).map((one) => ({
          value: `=${one.username}`,
          label: personLabel(one),
        })),
        { value: NONE, label: fixMessages.none },
      ]}
      value={username === undefined ? '' : username === '' ? NONE : `=${username}`}
      valueLabel={name}
      onChange={(value, rows) => {
        const one = rows.find((row) => value === `=${row.username}`);
        setName(one && personLabel(one));
        onChange(value === NONE ? '' : one?.username);
      }}
    />
  );
}

function withChoice(
  chosen: Fixes['technicians'],
  key: string,
  username: string | undefined,
): Fixes['technicians'] {
  const next = new Map(chosen);
  if (username === undefined) next.delete(key);
  else next.set(key, username);
  return next;
}

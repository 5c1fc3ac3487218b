import type { WorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { useState } from 'react';
import { DayForm } from './DayForm';
import { DayListForm } from './DayListForm';
import { DaysPreview } from './DaysPreview';
import type { FoundDays } from './foundDays';
import { messages } from './messages';

const { days: texts } = messages;

/** Where days off come from: a form for one, a text or a file, or days that are known. */
export type DaySource = { kind: 'one' | 'list' } | { kind: 'national'; found: FoundDays };

const TITLES = { one: 'addOne', list: 'addList', national: 'addNational' } as const;

interface AddDaysOffProps {
  source: DaySource;
  calendar: WorkingDays;
  onClose: () => void;
}

/** Adds days off: they are entered, then shown with what is left out and what becomes of planned visits, then stored (R1322). */
export function AddDaysOff({ source, calendar, onClose }: AddDaysOffProps) {
  const [found, setFound] = useState(source.kind === 'national' ? source.found : undefined);
  const form = { onFound: setFound, onClose };
  return (
    <Dialog title={texts[TITLES[source.kind]]} open onClose={onClose}>
      {/* The form stays, so that Back returns to what was typed. */}
      <div hidden={found !== undefined}>
        {source.kind === 'one' ? <DayForm holidays={calendar.holidays} {...form} /> : null}
        {source.kind === 'list' ? <DayListForm {...form} /> : null}
      </div>
      {found ? (
        <DaysPreview
          found={found}
          calendar={calendar}
          onBack={source.kind === 'national' ? onClose : () => setFound(undefined)}
          onStored={onClose}
        />
      ) : null}
    </Dialog>
  );
}

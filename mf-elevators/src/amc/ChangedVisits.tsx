import { isCalendarDate, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { periodsBetween } from '@smart-elevator/shared-api/contract/visits/periods';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { FormObserver } from '@smart-elevator/shared-ui/form/FormValue';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { useState } from 'react';
import type { ContractValues } from './contractValues';
import { messages } from './messages';
import type { ContractChoices } from './useContractChoices';

interface ChangedVisitsProps {
  stored: ContractValues;
  elevators: ContractChoices['elevators'];
}

const texts = messages.change;

/** Says before a changed contract is saved which visits it then promises from today on (R1338). */
export function ChangedVisits({ stored, elevators }: ChangedVisitsProps) {
  const [values, setValues] = useState(stored);
  const [before, now] = [stored, values].map((one) => promisedBy(one, elevators));
  const sentence = before && now ? changeOf(before, now) : undefined;
  return (
    <>
      <FormObserver<ContractValues> onChange={setValues} />
      {sentence ? (
        <Notice tone="info" title={texts.title}>
          <p>{sentence}</p>
          <p>{texts.planned}</p>
        </Notice>
      ) : null}
    </>
  );
}

interface Promised {
  /** One to each building in each period. */
  visits: number;
  /** yyyy-mm-dd; undefined if there is none any more. */
  next: string | undefined;
}

/** What a contract promises from today on; undefined while its form is not filled in. */
function promisedBy(values: ContractValues, elevators: ContractChoices['elevators']): Promised | undefined {
  const { start_date, end_date, visits_a_year, elevator_ids } = values;
  const visits = Number(visits_a_year);
  const isFilledIn = visits_a_year !== '' && elevator_ids.length > 0 && visits >= 0 && visits <= 366;
  if (!isFilledIn || !isCalendarDate(start_date) || !isCalendarDate(end_date)) return undefined;
  const periods = periodsBetween({ start_date, end_date, visits_a_year: visits }, localDay(), end_date);
  const buildings = new Set(
    elevators
      .filter(({ elevator_id }) => elevator_ids.includes(String(elevator_id)))
      .map((one) => one.building_name),
  );
  return { visits: periods.length * buildings.size, next: periods[0]?.promised_day };
}

function changeOf(before: Promised, now: Promised): string | undefined {
  if (before.visits !== now.visits) return texts.promised(now.visits, before.visits);
  return before.next === now.next ? undefined : texts.next(formatDay(now.next), formatDay(before.next));
}

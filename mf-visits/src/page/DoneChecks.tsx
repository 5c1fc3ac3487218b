import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readVisitChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { missingOf } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { Checkbox } from '@smart-elevator/shared-ui/field/Checkbox';
import { itemText } from '@smart-elevator/shared-ui/screens/checks/checkText';
import { checkMessages } from './checkMessages';
import styles from './VisitPage.module.css';

interface DoneChecksProps {
  visit_id: number;
  elevator_id: number;
  onPaper: boolean;
  onChange: (isOnPaper: boolean) => void;
}

/** What the checklist of a lift still needs, and of one without an answer whether all was ok on paper (R1255, R1256). */
export function DoneChecks({ visit_id, elevator_id, onPaper, onChange }: DoneChecksProps) {
  const { data } = useCall(readVisitChecks, { params: { visit_id } });
  const lift = data?.lifts.find((one) => one.elevator_id === elevator_id);
  const missing = lift?.items.filter((item) => missingOf(item) !== null) ?? [];
  if (!lift || missing.length === 0) return null;
  const isUntouched = lift.items.every(({ result }) => result === null);
  return (
    <>
      {onPaper ? null : (
        <p className={styles.detail}>
          {checkMessages.open(missing.length, missing.map((item) => itemText(lift, item)).join(', '))}
        </p>
      )}
      {isUntouched ? <Checkbox label={checkMessages.allOk} checked={onPaper} onChange={onChange} /> : null}
    </>
  );
}

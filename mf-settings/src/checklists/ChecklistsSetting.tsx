import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { Checklist } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import {
  deleteChecklist,
  listChecklists,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { useState } from 'react';
import { Setting } from '../settings/Setting';
import { checklistMessages as texts, KIND_LABELS } from './checklistMessages';
import { Named } from '../settings/Named';
import styles from './Checklists.module.css';

/** The checklist of each kind of visit: the default, or the dealer's own (R1259); nothing on a back end without them. */
export function ChecklistsSetting() {
  const { data, loading } = useCall(listChecklists, {});
  const editor = useLazyDialog(async () => (await import('./ChecklistEditor')).ChecklistEditor);
  const [edited, setEdited] = useState<Checklist>();
  const edit = (checklist: Checklist) => {
    setEdited(checklist);
    editor.open();
  };
  if (loading) return <Skeleton rows={4} />;
  if (!data) return null;
  return (
    <Setting title={texts.title} hint={texts.hint}>
      <ul className={styles.kinds} role="list">
        {data.map((checklist) => (
          <Kind key={checklist.visit_kind} checklist={checklist} onEdit={() => edit(checklist)} />
        ))}
      </ul>
      {edited && editor.Dialog && editor.isOpen ? (
        <editor.Dialog checklist={edited} onClose={editor.close} />
      ) : null}
    </Setting>
  );
}

function Kind({ checklist, onEdit }: { checklist: Checklist; onEdit: () => void }) {
  const { visit_kind, is_own, items } = checklist;
  const kind = t(KIND_LABELS[visit_kind]);
  return (
    <li className={styles.kind}>
      <span>
        {kind}
        <span className={styles.second}>
          {is_own ? texts.own : texts.usual} · {texts.items(items.length)}
        </span>
      </span>
      <span className={styles.buttons}>
        <Button onClick={onEdit}>
          <Named text={texts.edit} name={texts.editOf(kind)} />
        </Button>
        {is_own ? (
          <ConfirmSend
            icon="delete"
            label={<Named text={texts.delete} name={texts.deleteOf(kind)} />}
            endpoint={deleteChecklist}
            input={{ params: { visit_kind } }}
            question={texts.question}
            subject={texts.consequence}
            action={`delete checklist ${visit_kind}`}
            done={texts.deleted(kind)}
            failed={(_, reason) => texts.notSaved(reason)}
          />
        ) : null}
      </span>
    </li>
  );
}

import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import {
  checklistConflict,
  MAX_CHECKS,
  type Checklist,
  type CheckItem,
  placeMessages,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import {
  readDefaultChecklist,
  storeChecklist,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { LeaveGuard } from '@smart-elevator/shared-ui/dialog/LeaveGuard';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { t } from '@smart-elevator/shared-ui/language/t';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { SortableList } from '@smart-elevator/shared-ui/sortable/SortableList';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { ChecklistItemForm, NEW_ITEM } from './ChecklistItemForm';
import { checklistMessages as texts, KIND_LABELS } from './checklistMessages';
import { Named } from '../settings/Named';
import styles from './Checklists.module.css';

/** An item with a key that stays while it is moved. */
type Row = CheckItem & { key: number };

/** The default in the language of the dealer, who goes on from it: from then on it is as it was typed (R1252). */
const startOf = ({ is_own, items }: Pick<Checklist, 'is_own' | 'items'>): Row[] =>
  items.map((item, key) => ({ ...item, text: is_own ? item.text : translateServerMessage(item.text), key }));

const written = (items: readonly CheckItem[]): string => JSON.stringify(items, Object.keys(NEW_ITEM));

const isSame = (a: readonly CheckItem[], b: readonly CheckItem[]): boolean => written(a) === written(b);

/** Edits the checklist of a kind of visit: items are added, changed, moved and removed, and stored together (R1259). */
export function ChecklistEditor({ checklist, onClose }: { checklist: Checklist; onClose: () => void }) {
  const { visit_kind } = checklist;
  /** The version that the next save replaces: the dealer was told of it. */
  const [version, setVersion] = useState(checklist.version);
  const kind = t(KIND_LABELS[visit_kind]);
  const { send, sending } = useSend(storeChecklist);
  const [before] = useState(() => startOf(checklist));
  const [rows, setRows] = useState(before);
  const [open, setOpen] = useState<Row>();
  const [failure, setFailure] = useState<string>();
  const [isCancelling, setCancelling] = useState(false);
  const isUnsaved = rows !== before;
  const done = () => {
    onClose();
    alertSuccess(texts.saved(kind), `store checklist ${visit_kind}`);
  };
  const fail = (thrown: unknown, sent?: readonly CheckItem[]) => {
    const error = asApiError(thrown);
    const [sentence = error.detail] = Object.values(error.fields).flat();
    if (error.status === 409) {
      invalidateChangedQueries(storeChecklist);
      const newest = validateInput(checklistConflict, error.body);
      if (newest.ok) {
        // It is stored already: the answer of an earlier attempt was lost.
        if (sent && isSame(newest.value.current.items, sent)) return done();
        setVersion(newest.value.current.version);
        return setFailure(texts.changed);
      }
    }
    setFailure(sentence ? translateServerMessage(sentence) : failureMessage(error.failure, error.status));
  };

  async function save() {
    setFailure(undefined);
    const items = rows.map(({ key: _, ...item }) => item);
    const sent = await send({ params: { visit_kind }, body: { version, items } });
    if (!sent) return;
    if (!sent.ok) return fail(sent.error, items);
    done();
  }
  const startFromDefault = () =>
    call(readDefaultChecklist, { params: { visit_kind } }).then((usual) => setRows(startOf(usual)), fail);
  const apply = (changed: CheckItem, { key }: Row) => {
    const isKnown = rows.some((row) => row.key === key);
    setRows(
      isKnown
        ? rows.map((row) => (row.key === key ? { ...changed, key } : row))
        : [...rows, { ...changed, key }],
    );
    setOpen(undefined);
  };
  const close = () => (isUnsaved ? setCancelling(true) : onClose());
  if (open)
    return (
      <Dialog title={texts.item.title} open onClose={() => setOpen(undefined)}>
        <ChecklistItemForm
          item={open}
          onApply={(changed) => apply(changed, open)}
          onBack={() => setOpen(undefined)}
        />
      </Dialog>
    );
  return (
    <Dialog
      title={texts.editTitle(kind)}
      open
      wide
      onClose={close}
      footer={
        <>
          <Button onClick={() => void startFromDefault()}>{texts.fromDefault}</Button>
          <Button
            disabled={rows.length >= MAX_CHECKS}
            onClick={() => setOpen({ ...NEW_ITEM, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 })}
          >
            {texts.add}
          </Button>
          <Button kind="primary" busy={sending} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      {failure === undefined ? null : (
        <Notice tone="failure" title={texts.notSaved('')}>
          {failure}
        </Notice>
      )}
      {rows.length === 0 ? <p>{texts.none}</p> : null}
      <SortableList
        label={texts.list}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ text }) => text}
        onOrder={setRows}
      >
        {(row) => (
          <span className={styles.row}>
            <span>
              {row.text}
              <span className={styles.second}>{translateServerMessage(placeMessages[row.place])}</span>
            </span>
            <span className={styles.buttons}>
              <Button onClick={() => setOpen(row)}>
                <Named text={texts.change} name={texts.changeOf(row.text)} />
              </Button>
              <Button onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}>
                <Named text={texts.remove} name={texts.removeOf(row.text)} />
              </Button>
            </span>
          </span>
        )}
      </SortableList>
      <LeaveGuard
        texts={texts.leave}
        isUnsaved={isUnsaved && !sending}
        isCancelling={isCancelling}
        onStay={() => setCancelling(false)}
        onLeave={onClose}
      />
    </Dialog>
  );
}

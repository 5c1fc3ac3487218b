import type { CustomField, Tracker } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { lazyPart } from '@smart-elevator/shared-ui/feedback/lazyPart';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams, type Path } from 'react-router-dom';
import { pathTo } from '../paths';
import { messages } from '../messages';
import { parseTracker } from '../useTracker';
import { AddField } from './AddField';
import styles from './Builder.module.css';
import { EditField } from './EditField';
import { previewOf, type FieldValues } from './fieldValues';
import { FormPreview } from './FormPreview';
import { PanelHeading } from './PanelHeading';

// Moving fields is rare: its code is loaded with the first 'Update Form'.
const OrderEditor = lazyPart(async () => (await import('./OrderEditor')).OrderEditor);

interface BuilderProps {
  tracker: Tracker;
  fields: CustomField[];
}

/** At the left a field is added or, if the address names one, edited; at the right is a preview of the form. */
export function Builder({ tracker, fields }: BuilderProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isOrdering, setOrdering] = useState(false);
  const [typed, setTyped] = useState<FieldValues>();
  const [deleted, setDeleted] = useState<string>();
  const { pathname } = useLocation();
  const named = query.get('field') ?? '';
  const editing = named === deleted ? '' : named;
  const end = pathTo.customFields(tracker);
  const endEditing = () => void navigate(end);
  const edited = editing && typed ? { id: Number(editing), preview: previewOf(typed) } : undefined;

  // Only after the form is unmounted, so that leaving it does not ask about its input.
  useEffect(() => {
    if (deleted !== undefined && named === deleted) void navigate(end);
  }, [deleted, named, end, navigate]);

  /** Editing another field of the same section keeps the input of the new one. */
  const staysAt = (next: Path) =>
    next.pathname === pathname && (parseTracker(new URLSearchParams(next.search)) ?? tracker) === tracker;

  return (
    <>
      {/* Hidden, not unmounted: the input of a new field is kept. */}
      <div className={styles.columns} hidden={isOrdering}>
        <section className={styles.panel} aria-label={editing ? messages.edit.title : messages.add.title}>
          {editing ? (
            <>
              <div className={styles.head}>
                <PanelHeading key={editing}>{messages.edit.title}</PanelHeading>
              </div>
              <EditField
                key={`form ${editing}`}
                id={editing}
                guarded={!isOrdering}
                onTyped={setTyped}
                onEnd={endEditing}
              />
            </>
          ) : (
            <div className={styles.head}>
              <h2 className={styles.heading}>{messages.add.title}</h2>
            </div>
          )}
          <div className={styles.panel} hidden={editing !== ''}>
            {/* Only the visible form asks before it is left. */}
            <AddField
              tracker={tracker}
              fields={fields}
              guarded={!isOrdering && editing === ''}
              staysAt={staysAt}
            />
          </div>
        </section>
        <section className={styles.panel} aria-label={messages.builder.form}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{messages.builder.form}</h2>
            {fields.length > 1 ? (
              <Button icon="drag" onClick={() => setOrdering(true)}>
                {messages.builder.updateForm}
              </Button>
            ) : null}
          </div>
          <p className={styles.hint}>{messages.builder.formHint[tracker]}</p>
          <FormPreview fields={fields} edited={edited} onDeleted={({ id }) => setDeleted(String(id))} />
        </section>
      </div>
      {isOrdering ? (
        <Suspense fallback={<Skeleton rows={fields.length} />}>
          <OrderEditor fields={fields} onEnd={() => setOrdering(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

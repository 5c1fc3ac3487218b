import type { SendResult } from '@smart-elevator/shared-api/client/useSend';
import { changedValues } from '@smart-elevator/shared-api/contract/formValues';
import { useState, type ReactNode } from 'react';
import { FormGuard } from '../form/FormGuard';
import { SendForm } from './EntityForm';

interface StoredFormProps<Values, Saved> {
  label: string;
  /** The stored values; they may change while the form is open. */
  stored: Values;
  /** The text of the button. */
  submit: string;
  /**
   * Sends the values; `onlyChanged` keeps the values of a body that the dealer has changed. `stored` are the stored values if they differ
   * from the submitted ones.
   */
  send: (
    values: Values,
    onlyChanged: <Body extends object>(body: Body) => Partial<Body>,
  ) => Promise<(SendResult<Saved> & { stored?: Values }) | undefined>;
  onSaved?: () => void;
  children: ReactNode;
}

/**
 * The form of values that somebody else may change meanwhile: it takes them over while nothing is typed, sends only what is changed, stays
 * open after saving, and asks before what is typed is left.
 */
export function StoredForm<Values extends Record<keyof Values, unknown>, Saved>({
  stored,
  send,
  onSaved,
  children,
  ...form
}: StoredFormProps<Values, Saved>) {
  const [known, setKnown] = useState(stored);
  const [initialValues, setInitialValues] = useState(stored);
  const [isTyped, setTyped] = useState(false);
  if (!isTyped && JSON.stringify(stored) !== JSON.stringify(known)) {
    setKnown(stored);
    setInitialValues(stored);
  }
  return (
    <SendForm<Values, Values>
      {...form}
      initialValues={initialValues}
      again={initialValues}
      send={async (values) => {
        const changed = changedValues(values, initialValues);
        const sent = await send(
          values,
          (body) =>
            Object.fromEntries(
              Object.entries(body).filter(([name]) => Object.hasOwn(changed, name)),
            ) as Partial<typeof body>,
        );
        return sent?.ok ? { ok: true, reply: sent.stored ?? values } : sent;
      }}
      onSaved={(saved) => {
        setKnown(stored);
        setInitialValues(saved);
        onSaved?.();
      }}
    >
      <FormGuard initialValues={initialValues} onTyped={setTyped} />
      {children}
    </SendForm>
  );
}

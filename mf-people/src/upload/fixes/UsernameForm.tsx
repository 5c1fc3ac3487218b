import { username as usernameSchema } from '@smart-elevator/shared-api/contract/account/user';
import { record } from '@smart-elevator/shared-api/contract/fields';
import { validateInput } from '@smart-elevator/shared-api/contract/validateInput';
import { Form } from '@smart-elevator/shared-ui/form/Form';
import { SubmitButton } from '@smart-elevator/shared-ui/form/SubmitButton';
import { TextField } from '@smart-elevator/shared-ui/form/TextField';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { Pager } from '@smart-elevator/shared-ui/table/Pager';
import { useState } from 'react';
import styles from '../mapping/ColumnMapping.module.css';
import panel from '../UploadPanel.module.css';
import type { Fixes } from './applyFixes';
import type { DerivedCustomer } from './fileNames';
import { fixMessages } from './messages';

const PAGE_SIZE = 12;

type Values = Readonly<Record<string, string>>;

interface UsernameFormProps {
  customers: readonly DerivedCustomer[];
  chosen: Fixes['usernames'];
  onChoose: (usernames: Fixes['usernames']) => Promise<void>;
}

/** The user names that are made for the new customers of a file; the dealer may change them (R876). */
export function UsernameForm({ customers, chosen, onChoose }: UsernameFormProps) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * PAGE_SIZE;
  return (
    <details className={panel.guide} data-screen-only="" open={chosen.size > 0}>
      <summary>{fixMessages.usernames(customers.length)}</summary>
      <Form
        label={fixMessages.usernamesTitle}
        initialValues={Object.fromEntries(
          customers.map(({ username }, at) => [inputName(at), chosen.get(username) ?? username]),
        )}
        validate={(values: Values) => errorsOf(customers, values)}
        summary={fixMessages.badUsernames}
        onSubmit={(values) => onChoose(changesOf(customers, values))}
      >
        <div className={styles.columns}>
          {customers.slice(first, first + PAGE_SIZE).map(({ username, about }, at) => (
            <TextField
              key={username}
              name={inputName(first + at)}
              label={fixMessages.username(about)}
              autoCapitalize="none"
              required
            />
          ))}
        </div>
        <div>
          <SubmitButton>{fixMessages.useUsernames}</SubmitButton>
        </div>
      </Form>
      {customers.length > PAGE_SIZE ? (
        <Pager page={page} total={customers.length} pageSize={PAGE_SIZE} onPage={setPage} />
      ) : null}
    </details>
  );
}

/** A derived user name has dots, which the form would take for a path. */
const inputName = (at: number): string => `username_${at}`;

/** The inputs that differ from the derived user names. */
const changedInputs = (customers: readonly DerivedCustomer[], values: Values) =>
  customers.flatMap(({ username }, at) => {
    const name = inputName(at);
    const value = values[name]?.trim() ?? '';
    return value === username ? [] : [{ username, name, value }];
  });

function errorsOf(customers: readonly DerivedCustomer[], values: Values): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { name, value } of changedInputs(customers, values)) {
    const checked = validateInput(record({ [name]: usernameSchema() }), { [name]: value });
    const [message] = checked.ok ? [] : (checked.errors[name] ?? []);
    if (message !== undefined) errors[name] = translateServerMessage(message);
  }
  return errors;
}

const changesOf = (customers: readonly DerivedCustomer[], values: Values): Fixes['usernames'] =>
  new Map(changedInputs(customers, values).map(({ username, value }) => [username, value]));

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  beginTotp,
  confirmTotp,
  disableTotp,
  totpState,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { SecondFactorSetting } from './SecondFactorSetting';

const network = fakeNetwork();
const STARTED = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Lift:meera?secret=JBSWY3DPEHPK3PXP' };
const CODES = { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] };
const OFF = { enabled: false, recovery_codes_left: 0 };
const ON = { enabled: true, recovery_codes_left: 10 };

function open(arrange = () => network.answer(totpState, OFF)) {
  signedIn();
  arrange();
  return renderRoutes([{ path: '/', element: <SecondFactorSetting /> }], '/');
}

const dialog = () => within(screen.getByRole('dialog'));
const at = (label: string) => dialog().getByLabelText(new RegExp(`^${label}\\*?$`));
const press = (name: string) => dialog().getByRole('button', { name });

async function ask(name: 'Switch on' | 'Switch off', arrange?: () => void) {
  const view = open(arrange);
  await view.user.click(await screen.findByRole('button', { name }));
  return view;
}

async function begin() {
  network.answer(beginTotp, STARTED);
  const view = await ask('Switch on');
  await view.user.type(at('Password'), 'Lift-2026!{Enter}');
  await dialog().findByLabelText(/^Code/);
  return view;
}

async function confirm() {
  const view = await begin();
  network.answer(confirmTotp, () => {
    network.answer(totpState, ON);
    return CODES;
  });
  await view.user.type(at('Code'), '123456{Enter}');
  await screen.findByRole('dialog', { name: 'Your recovery codes' });
  return view;
}

describe('switching it on', () => {
  test('asks for the password before it fetches a secret', async () => {
    await begin();
    expect(network.calls(beginTotp).map(({ body }) => body)).toEqual([{ password: 'Lift-2026!' }]);
  });

  test('a wrong password shows an error at the field', async () => {
    network.fail(beginTotp, 400, { password: ['The password is incorrect.'] });
    const { user } = await ask('Switch on');
    await user.type(at('Password'), 'nonsense{Enter}');
    expect(await dialog().findByText('The password is incorrect.')).toBeVisible();
    await waitFor(() => expect(at('Password')).toHaveFocus());
    expect(at('Password')).toHaveValue('nonsense');
  });

  test('shows the secret as a QR code and as text to type or copy, and focuses the code', async () => {
    const { user } = await begin();
    expect(dialog().getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(dialog().getByRole('group', { name: 'Secret' })).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
    expect(at('Code')).toHaveFocus();
    expect(at('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(press('Copy'));
    expect(await screen.findByText('The secret has been copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(STARTED.secret);
  });

  test('a wrong code shows an error at the field, and another can be entered', async () => {
    const { user } = await begin();
    network.fail(confirmTotp, 400, { code: ['The code is incorrect.'] });
    await user.type(at('Code'), '000000{Enter}');
    expect(await dialog().findByText('The code is incorrect.')).toBeVisible();
    network.answer(confirmTotp, CODES);
    fireEvent.change(at('Code'), { target: { value: '123456' } });
    await user.click(press('Switch on'));
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  });

  test('a double click confirms once', async () => {
    const later = deferred<typeof CODES>();
    const { user } = await begin();
    network.answer(confirmTotp, () => later.promise);
    await user.type(at('Code'), '123456');
    await user.dblClick(press('Switch on'));
    later.resolve(CODES);
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
    expect(network.calls(confirmTotp)).toHaveLength(1);
  });

  test('the dialog stays open while the code is checked: the recovery codes are shown only once', async () => {
    const later = deferred<typeof CODES>();
    const { user } = await begin();
    network.answer(confirmTotp, () => later.promise);
    await user.type(at('Code'), '123456{Enter}');
    await waitFor(() => expect(network.calls(confirmTotp)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(press('Close'));
    later.resolve(CODES);
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
    expect(dialog().getByText('aaaa-bbbb')).toBeVisible();
  });

  test('the recovery codes can be copied and downloaded', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:codes';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await confirm();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(CODES.recovery_codes);
    await user.click(press('Copy'));
    expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb\ncccc-dddd');
    await user.click(press('Download'));
    expect(new TextDecoder().decode(await waitFor(async () => saved[0]?.arrayBuffer()))).toMatch(
      /aaaa-bbbb\ncccc-dddd\n$/,
    );
  });

  test('they are shown once: the dialog stays until the dealer confirms that they are saved', async () => {
    const { user } = await confirm();
    await user.keyboard('{Escape}');
    expect(dialog().getByRole('alert')).toHaveTextContent('Please save the codes first');
    await user.click(press('Done'));
    await user.click(dialog().getByRole('checkbox', { name: 'I have saved these codes' }));
    await user.click(press('Done'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('The second factor has been switched on.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getByText('10 recovery codes are left.')).toBeVisible();
    expect(screen.queryByText('aaaa-bbbb')).not.toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('aaaa-bbbb');
  });
});

describe('switching it off', () => {
  const fill = (typed: Record<string, string> = {}) => {
    for (const [label, value] of Object.entries({ Password: 'Lift-2026!', Code: '123456', ...typed }))
      fireEvent.change(at(label), { target: { value } });
  };

  test('sends the password and a code, once, and shows a message', async () => {
    const { user } = await ask('Switch off', () => network.answer(totpState, ON));
    const later = deferred<{ detail: string }>();
    network.answer(disableTotp, () => later.promise);
    fill();
    await user.dblClick(press('Switch off'));
    network.answer(totpState, OFF);
    later.resolve({ detail: 'The second factor has been switched off.' });
    expect(await screen.findByText('The second factor has been switched off.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible();
    expect(network.calls(disableTotp).map(({ body }) => body)).toEqual([
      { password: 'Lift-2026!', code: '123456' },
    ]);
  });

  test.each(['Password', 'Code'])(
    '%s left empty: the exact sentence, the focus on it, nothing sent, nothing lost',
    async (label) => {
      const { user } = await ask('Switch off', () => network.answer(totpState, ON));
      network.answer(disableTotp, { detail: 'ok' });
      fill({ [label]: '' });
      await user.click(press('Switch off'));
      expect(await dialog().findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
      await waitFor(() => expect(at(label)).toHaveFocus());
      expect(network.calls(disableTotp)).toEqual([]);
    },
  );

  test.each([
    ['a wrong code', () => network.fail(disableTotp, 400, { code: ['The code is incorrect.'] }), /incorrect/],
    ['no answer', () => network.offline(disableTotp), /could not be reached/],
    [
      'too many tries',
      () =>
        network.fail(disableTotp, 429, { detail: 'Request was throttled. Expected available in 9 seconds.' }),
      /9 seconds/,
    ],
  ])('%s: shows a message, and the input stays', async (_, arrange, sentence) => {
    const { user } = await ask('Switch off', () => network.answer(totpState, ON));
    arrange();
    fill();
    await user.click(press('Switch off'));
    expect(await dialog().findByText(sentence)).toBeVisible();
    expect(at('Password')).toHaveValue('Lift-2026!');
    expect(at('Code')).toHaveValue('123456');
  });
});

test('few remaining recovery codes show a message with instructions', async () => {
  open(() => network.answer(totpState, { enabled: true, recovery_codes_left: 1 }));
  expect(await screen.findByText(/^1 recovery code is left\. Switch the second factor off/)).toBeVisible();
});

test('a state that cannot be loaded shows a message and can be retried', async () => {
  const { user } = open(() => network.offline(totpState));
  expect(await screen.findByRole('alert')).toHaveTextContent('The second factor could not be loaded');
  network.answer(totpState, OFF);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible();
});

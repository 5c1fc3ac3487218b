import { act, renderHook, waitFor } from '@testing-library/react';
import {
  endAllSessions,
  refreshToken,
  signIn as signInCall,
  signOut as signOutCall,
} from '../contract/account/endpoints';
import { ticketCount } from '../contract/tickets/endpoints';
import { deferred } from '../testing/deferred';
import { FakeResponse } from '../testing/FakeResponse';
import { aToken, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { accessMessages } from './accessMessages';
import { signIn, signOut, signOutEverywhere } from './account';
import { useSelection } from './selection';
import { useSession } from './session';
import { useCall } from './useCall';

const network = fakeNetwork();
const right = { username: 'lift_dealer', password: 'Lift-2026!' };
const answer = {
  access: 'a',
  refresh: 'r',
  user_id: 7,
  admin_email: 'lift_dealer@example.com',
  user_type: 'DealerUser' as const,
};
type Late = ReturnType<typeof deferred<FakeResponse>>;
const session = () => useSession.getState().session;

describe('signing in', () => {
  it.each([
    ['no user name', { username: '', password: 'x' }],
    ['no password', { username: 'x', password: '' }],
    ['only spaces', { username: '   ', password: '   ' }],
  ])('%s: Fill All Fields !!!', async (_, credentials) => {
    network.answer(signInCall, answer);
    await expect(signIn(credentials)).resolves.toMatchObject({ ok: false, sentence: 'Fill All Fields !!!' });
    expect(network.calls(signInCall)).toHaveLength(0);
  });

  it('starts the session; spaces around the user name are ignored, those of the password are not', async () => {
    network.answer(signInCall, answer);
    await expect(signIn({ username: ' lift_dealer ', password: ' x ' })).resolves.toEqual({ ok: true });
    expect(network.calls(signInCall)[0]?.body).toEqual({ username: 'lift_dealer', password: ' x ' });
    expect(session()).toEqual({
      access: 'a',
      refresh: 'r',
      user_id: 7,
      user_name: 'lift_dealer',
      admin_email: 'lift_dealer@example.com',
    });
  });

  it('a technician has a session, too, with the dealer (R1392)', async () => {
    network.answer(signInCall, { ...answer, user_type: 'TechnicianUser', dealer_id: 3 });
    await expect(signIn(right)).resolves.toEqual({ ok: true });
    expect(session()).toMatchObject({ user_id: 7, user_type: 'TechnicianUser', dealer_id: 3 });
  });

  const refusals: [string, () => void, string][] = [
    [
      'wrong details',
      () => network.fail(signInCall, 401, { detail: 'No active account found with the given credentials' }),
      'please check your sign in details  !!!',
    ],
    [
      'a detail in an answer of 200',
      () => network.fail(signInCall, 200, { detail: 'No active account' }),
      'please check your sign in details  !!!',
    ],
    [
      'a technician of a server that does not say whose',
      () => network.answer(signInCall, { ...answer, user_type: 'TechnicianUser' }),
      'This console is for dealers. Please use the Android app.',
    ],
    [
      'a customer',
      () => network.answer(signInCall, { ...answer, user_type: 'CustomerUser' }),
      'This console is for dealers. Please use the Android app.',
    ],
    ['no network', () => network.offline(signInCall), accessMessages.unreachable],
    ['a server that is broken', () => network.fail(signInCall, 502, '<html>'), accessMessages.unreachable],
    ['an answer that is garbage', () => network.fail(signInCall, 200, '<html>'), accessMessages.unreachable],
    [
      'too many tries',
      () =>
        network.fail(signInCall, 429, { detail: 'Request was throttled. Expected available in 60 seconds.' }),
      'Request was throttled. Expected available in 60 seconds.',
    ],
  ];
  it.each(refusals)('%s: a message, and no session', async (_, arrange, sentence) => {
    arrange();
    await expect(signIn(right)).resolves.toMatchObject({ ok: false, sentence });
    expect(session()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the second factor', () => {
  const refuse = (code: string) => network.fail(signInCall, 401, { detail: 'x', code });

  it('is requested when the password is correct, and no session starts', async () => {
    refuse('otp_required');
    await expect(signIn(right)).resolves.toEqual({
      ok: false,
      sentence: 'Please enter the code of your authenticator app.',
      requires: 'code',
    });
    expect(network.calls(signInCall)[0]?.body).toEqual(right);
    expect(session()).toBeNull();
  });

  it('is sent with the password, without surrounding spaces', async () => {
    network.answer(signInCall, answer);
    await expect(signIn({ ...right, otp: ' 123 456 ' })).resolves.toEqual({ ok: true });
    expect(network.calls(signInCall)[0]?.body).toEqual({ ...right, otp: '123 456' });
  });

  it('left empty is requested again, and nothing is sent', async () => {
    network.answer(signInCall, answer);
    await expect(signIn({ ...right, otp: ' ' })).resolves.toMatchObject({ ok: false, requires: 'code' });
    expect(network.calls(signInCall)).toHaveLength(0);
  });

  it('that is wrong is reported as a wrong code, not as a wrong password', async () => {
    refuse('otp_wrong');
    await expect(signIn({ ...right, otp: '000000' })).resolves.toEqual({
      ok: false,
      sentence: 'The code is incorrect.',
      requires: 'code',
    });
  });

  it('is not requested again when the server could not be reached', async () => {
    network.offline(signInCall);
    await expect(signIn({ ...right, otp: '123456' })).resolves.toEqual({
      ok: false,
      sentence: accessMessages.unreachable,
    });
  });
});

describe('signing out', () => {
  beforeEach(() => {
    signedIn();
    useSelection.setState({ elevator: { id: 1, name: 'AA1000' } });
    localStorage.setItem('draft', 'x');
  });

  it('clears all local storage and returns the server’s detail (R111)', async () => {
    network.answer(signOutCall, { detail: 'Successfully logged out.' });
    await expect(signOut()).resolves.toEqual({ ok: true, detail: 'Successfully logged out.' });
    expect(session()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('cancels running requests, and repeats them when signing out fails', async () => {
    const counts = {
      open_count: 1,
      onhold_count: 2,
      closed_count: 3,
      accepted_count: 4,
      inprogress_count: 5,
    };
    const never = deferred<typeof counts>();
    network.answer(ticketCount, () => never.promise);
    network.fail(signOutCall, 500);
    const view = renderHook(() => useCall(ticketCount, { params: { dealer_id: 7 } }));
    await waitFor(() => expect(network.calls(ticketCount)).toHaveLength(1));
    const left = act(() => signOut());
    network.answer(ticketCount, counts);
    await left;
    await waitFor(() => expect(view.result.current.data).toEqual(counts));
  });

  it('everywhere: this browser is signed out with the others', async () => {
    network.answer(endAllSessions, { detail: 'All your sessions have been ended.' });
    await expect(signOutEverywhere()).resolves.toEqual({
      ok: true,
      detail: 'All your sessions have been ended.',
    });
    expect(session()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('a 401 counts as signed out', async () => {
    network.fail(signOutCall, 401, { detail: 'x' });
    network.fail(refreshToken, 401, { detail: 'x' });
    await expect(signOut()).resolves.toMatchObject({ ok: true });
    expect(useSession.getState()).toMatchObject({ session: null, expired: false });
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['answered', (later: Late) => later.resolve(new FakeResponse(200, { detail: 'ok' }))],
    ['refused', (later: Late) => later.resolve(new FakeResponse(401, { detail: 'x' }))],
  ])('%s after somebody else has signed in in another tab: their session stays', async (_, end) => {
    const later = deferred<FakeResponse>();
    network.answer(signOutCall, () => later.promise);
    const left = signOut();
    signedIn({ user_id: 8, access: aToken(900, 'other') });
    end(later);
    await left;
    expect(session()).toMatchObject({ user_id: 8 });
    expect(localStorage.getItem('draft')).toBe('x');
  });

  it.each([
    ['no network', () => network.offline(signOutCall)],
    ['a failing server', () => network.fail(signOutCall, 500)],
  ])('%s: the session stays, so that the dealer can try again (R112)', async (_, arrange) => {
    arrange();
    await expect(signOut()).resolves.toEqual({
      ok: false,
      sentence: 'Some thing went wrong. Please try again !!!',
    });
    expect(session()).not.toBeNull();
    expect(localStorage.getItem('draft')).toBe('x');
  });
});

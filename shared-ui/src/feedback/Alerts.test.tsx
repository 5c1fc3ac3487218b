import { act, fireEvent, render, screen } from '@testing-library/react';
import { alertFailure, alertSuccess, dismissFailures } from '../state/alerts';
import { Alerts } from './Alerts';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const inAct = (run: () => void) => {
  act(run);
  pass(50);
};

test('a success is a polite status, appears once, and disappears after 8 seconds (R242)', () => {
  render(<Alerts />);
  inAct(() => alertSuccess('Ticket created successfully !!!'));
  expect(screen.getByRole('status')).toHaveTextContent('Ticket created successfully !!!');
  expect(screen.getAllByText('Ticket created successfully !!!')).toHaveLength(1);
  pass(7_900);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(200);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a failure is announced at once and stays until it is dismissed (R242)', () => {
  render(<Alerts />);
  inAct(() => alertFailure('Failed to create ticket. Please try again.', 'an action'));
  pass(600_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create ticket. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the focus goes back to where it was when an alert is dismissed, and stays when one disappears', () => {
  render(
    <>
      <button type="button">Before</button>
      <Alerts />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  inAct(() => alertFailure('Data already exists', 'an action'));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => before.focus());
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(before).toHaveFocus();
  inAct(() => alertSuccess('Data uploaded successfully'));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(9_000);
  expect(screen.queryByText('Data uploaded successfully')).toBeNull();
  expect(document.body).toHaveFocus();
});

test('a repeated message appears once, as a new alert that is announced again', () => {
  render(<Alerts />);
  inAct(() => alertFailure('Data already exists', 'an action'));
  const first = screen.getByRole('alert');
  inAct(() => alertFailure('Data already exists', 'an action'));
  expect(screen.getAllByText('Data already exists')).toHaveLength(1);
  expect(screen.getByRole('alert')).not.toBe(first);
});

test('a success does not disappear while the pointer is on it', () => {
  render(<Alerts />);
  inAct(() => alertSuccess('Data uploaded successfully'));
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByText('Data uploaded successfully')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('status'));
  pass(8_100);
  expect(screen.queryByText('Data uploaded successfully')).not.toBeInTheDocument();
});

test('a link of an alert opens its address, and the alert goes (R368)', () => {
  const onOpen = jest.fn();
  render(<Alerts />);
  inAct(() =>
    alertSuccess('Created', 'create ticket', undefined, { label: 'ELV-1', to: '/ticket/ELV-1', onOpen }),
  );
  const link = screen.getByRole('link', { name: 'ELV-1' });
  expect(link).toHaveAttribute('href', '/ticket/ELV-1');
  // A new tab is the browser's.
  fireEvent.click(link, { ctrlKey: true });
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Created')).not.toBeInTheDocument();
});

test.each(['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)'])(
  'an alert with a link to %s is not shown',
  (to) => {
    render(<Alerts />);
    inAct(() => alertSuccess('Created', undefined, undefined, { label: 'ELV-1', to }));
    expect(screen.queryByText('Created')).not.toBeInTheDocument();
  },
);

test('a success with a button stays for 10 seconds, and while the button has the focus', () => {
  const undo = jest.fn();
  render(<Alerts />);
  const deleted = () =>
    inAct(() => alertSuccess('Deleted', 'delete ticket 9', { label: 'Undo', onPress: undo }));
  deleted();
  pass(9_900);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  pass(200);
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  deleted();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
});

test('an alert that is sent while no region is mounted is shown by the next region, once', () => {
  alertFailure('Your session has expired, please login again!!', 'an action');
  const { unmount } = render(<Alerts />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your session has expired, please login again!!');
  unmount();
  render(<Alerts />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('double spaces of a sentence are kept (R103, R241)', () => {
  render(<Alerts />);
  inAct(() => alertFailure('please check your sign in details  !!!', 'an action'));
  expect(screen.getByRole('alert').textContent).toBe('please check your sign in details  !!!');
});

test('an event of that name with other content is ignored', () => {
  render(<Alerts />);
  act(() => void window.dispatchEvent(new CustomEvent('smart-elevator:alert', { detail: { tone: 'loud' } })));
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});

describe('a failure is dismissed (R243)', () => {
  const failed = 'Failed to create ticket. Please try again.';
  const isShown = (sentence: string) => screen.queryByText(sentence) !== null;

  test('by a success of the same action', () => {
    render(<Alerts />);
    inAct(() => alertFailure(failed, 'create ticket'));
    inAct(() => alertSuccess('Ticket created successfully !!!', 'create ticket'));
    expect(isShown(failed)).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('Ticket created successfully !!!');
  });

  test('by another failure of the same action, which replaces it', () => {
    render(<Alerts />);
    inAct(() => alertFailure(failed, 'create ticket'));
    inAct(() => alertFailure('The server could not be reached.', 'create ticket'));
    expect(isShown(failed)).toBe(false);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('when the action succeeded without a message', () => {
    render(<Alerts />);
    inAct(() => alertFailure(failed, 'create ticket'));
    inAct(() => dismissFailures('create ticket'));
    expect(isShown(failed)).toBe(false);
  });

  test('also while no region is mounted', () => {
    alertFailure(failed, 'create ticket');
    dismissFailures('create ticket');
    render(<Alerts />);
    expect(isShown(failed)).toBe(false);
  });

  test('but not by a success of another action, nor by one without an action', () => {
    render(<Alerts />);
    inAct(() => alertFailure(failed, 'create ticket'));
    inAct(() => alertSuccess('Ticket with ID 9 deleted successfully', 'delete ticket 9'));
    inAct(() => alertSuccess('12 tickets exported'));
    expect(isShown(failed)).toBe(true);
  });
});

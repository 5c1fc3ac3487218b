import {
  addTicketComment,
  deleteTicketComment,
  ticketComments,
  ticketHistory,
} from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { aComment, aHistoryEntry, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const EDIT = '/edit_Open_ticket?ticketId=9';
const section = (name: string) => screen.findByRole('region', { name });
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => answerTicketForms(network));

describe('the history', () => {
  test('shows every change in a sentence, the newest first, with its date and time', async () => {
    network.answerList(ticketHistory, [
      aHistoryEntry({ entry_id: 2, field: 'status', old: 'Open', new: 'Closed', at: '2026-11-21T12:00:00Z' }),
      aHistoryEntry({ entry_id: 1, field: 'created', old: null, new: null }),
    ]);
    openTicketForm(EDIT);
    const history = within(await section('History'));
    const [first, second] = texts(await history.findByRole('list', { name: 'History' }));
    expect(first).toMatch(/^lift_dealer changed Status from Open to Closed11\/2\d\/2026 \d\d:\d\d [AP]M$/);
    expect(second).toMatch(/^lift_dealer created the ticket/);
    expect(network.calls(ticketHistory)[0]?.params).toEqual({ ticket_id: '9' });
  });

  test.each(['pages', 'bare'] as const)(
    'shows older changes on demand (a server that answers %s)',
    async (as) => {
      network.answerList(ticketHistory, many(aHistoryEntry, 45), { as });
      const { user } = openTicketForm(EDIT);
      const history = within(await section('History'));
      const list = await history.findByRole('list', { name: 'History' });
      expect(texts(list)).toHaveLength(20);
      await user.click(history.getByRole('button', { name: 'Show older' }));
      await waitFor(() => expect(texts(list)).toHaveLength(40));
      await user.click(history.getByRole('button', { name: 'Show older' }));
      await waitFor(() => expect(texts(list)).toHaveLength(45));
      expect(history.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
    },
  );

  test('shows long texts below their sentence', async () => {
    const old = 'It opens.\nIt closes.';
    network.answerList(ticketHistory, [aHistoryEntry({ field: 'description', old, new: 'Mended.' })]);
    const { user } = openTicketForm(EDIT);
    const history = within(await section('History'));
    await user.click(await history.findByText('Changed field'));
    expect(history.getByText('Mended.')).toBeVisible();
  });

  test('can be retried if it cannot be loaded', async () => {
    network.fail(ticketHistory, 500);
    const { user } = openTicketForm(EDIT);
    const history = within(await section('History'));
    expect(await history.findByText('The history could not be loaded')).toBeVisible();
    network.answerList(ticketHistory, []);
    await user.click(history.getByRole('button', { name: 'Try again' }));
    expect(await history.findByText('No changes yet.')).toBeVisible();
  });
});

describe('comments', () => {
  /** A server that stores comments. */
  function keeping(stored: TicketComment[]) {
    network.answer(ticketComments, ({ query }) => {
      const [page, size] = [Number(query['page']), Number(query['page_size'])];
      const inOrder = query['ordering'] === '-at' ? stored.toReversed() : stored;
      const results = inOrder.slice((page - 1) * size, page * size);
      return { count: stored.length, total: stored.length, results };
    });
    network.answer(addTicketComment, ({ body }) => {
      const { text } = body as { text: string };
      const comment = aComment({ comment_id: 900 + stored.length, text, who: 'lift_dealer', mine: true });
      stored.push(comment);
      return comment;
    });
    network.answer(deleteTicketComment, ({ params }) => {
      const at = stored.findIndex(({ comment_id }) => comment_id === Number(params['comment_id']));
      stored.splice(at, 1);
      return {};
    });
  }

  test('are shown with their authors, and one can be added', async () => {
    keeping([aComment({ who: 'anita.rao', text: 'The part is ordered.' })]);
    const { user } = openTicketForm(EDIT);
    const comments = within(await section('Comments'));
    expect(await comments.findByText('The part is ordered.')).toBeVisible();
    expect(comments.getByText('anita.rao')).toBeVisible();
    expect(comments.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    const field = comments.getByLabelText('New comment');
    await user.type(field, '  <b>Tomorrow</b>, =1+1  ');
    await user.click(comments.getByRole('button', { name: 'Add comment' }));
    expect(await comments.findByText('<b>Tomorrow</b>, =1+1')).toBeVisible();
    expect(field).toHaveValue('');
    expect(network.calls(addTicketComment)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  test('the user’s own can be deleted after confirmation, others’ cannot', async () => {
    keeping([aComment({ text: 'Theirs.' }, 1), aComment({ text: 'Mine.', mine: true }, 2)]);
    const { user } = openTicketForm(EDIT);
    const comments = within(await section('Comments'));
    await user.click(await comments.findByRole('button', { name: /^Delete your comment of / }));
    const question = within(
      screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this comment?' }),
    );
    expect(question.getByText('Mine.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(comments.queryByText('Mine.')).not.toBeInTheDocument());
    expect(comments.getByText('Theirs.')).toBeVisible();
    expect(network.calls(deleteTicketComment)[0]?.params).toEqual({ ticket_id: '9', comment_id: '2' });
  });

  test('show the newest first, as the timeline does, and older ones on demand; one that is added meanwhile hides none', async () => {
    const stored = many(aComment, 120);
    keeping(stored);
    const { user } = openTicketForm(EDIT);
    const comments = within(await section('Comments'));
    const list = await comments.findByRole('list', { name: 'Comments' });
    expect(texts(list)).toHaveLength(50);
    expect(texts(list)[0]).toContain('The part is ordered (120).');
    stored.push(aComment({ comment_id: 999, text: 'Meanwhile.' }));
    await user.click(comments.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(texts(list)).toHaveLength(100));
    expect(texts(list)[0]).toContain('Meanwhile.');
    expect(texts(list)[99]).toContain('The part is ordered (22).');
    await user.click(comments.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(texts(list)).toHaveLength(121));
    expect(comments.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  test.each([
    ['nothing', '   ', 'This field is required.'],
    ['4,001 characters', 'x'.repeat(4001), 'Ensure this field has no more than 4000 characters.'],
  ])('%s is not a valid comment: shows an error, and nothing is sent', async (_, text, sentence) => {
    keeping([]);
    const { user } = openTicketForm(EDIT);
    const comments = within(await section('Comments'));
    const field = await comments.findByLabelText('New comment');
    await user.click(field);
    await user.paste(text);
    await user.click(comments.getByRole('button', { name: 'Add comment' }));
    expect(await comments.findByText(sentence)).toBeVisible();
    expect(field).toHaveValue(text);
    expect(network.calls(addTicketComment)).toHaveLength(0);
  });

  test('a comment that could not be added is restored after a reload', async () => {
    keeping([]);
    network.offline(addTicketComment);
    const first = openTicketForm(EDIT);
    await first.user.type(await screen.findByLabelText('New comment'), 'On my way.');
    await first.user.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText(/^The comment could not be added/)).toBeVisible();
    first.unmount();
    openTicketForm(EDIT);
    const comments = within(await section('Comments'));
    expect(await comments.findByLabelText('New comment')).toHaveValue('On my way.');
    expect(await comments.findByText('Unsaved changes restored')).toBeVisible();
  });
});

test.each([404, 405])(
  'a back end that answers %d to them has neither comments nor history',
  async (status) => {
    network.fail(ticketHistory, status, { detail: 'Not found.' });
    network.fail(ticketComments, status, { detail: 'Not found.' });
    openTicketForm(EDIT);
    expect(await screen.findByLabelText('Ticket key')).toHaveValue('ELV-1009');
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  },
);

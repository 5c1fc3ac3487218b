import { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { messages } from '@smart-elevator/shared-ui/messages';
import { outcomeOf } from './uploadOutcome';

const texts = uploadMessages();
const reason = { row: 7, column: 'elevator_name', message: texts.elevatorExists };

describe('any status except 201 is a refusal, with its reasons (R863)', () => {
  test.each([
    ['409 with rows', 409, { detail: texts.existingRows, errors: [reason] }, texts.existingRows, [reason]],
    [
      '400 by field',
      400,
      { file: ['No file was submitted.'] },
      undefined,
      [{ row: 0, column: 'file', message: 'No file was submitted.' }],
    ],
    ['413 with a sentence', 413, { detail: texts.tooLarge }, texts.tooLarge, []],
    ['500 with a sentence', 500, { detail: 'A server error occurred.' }, 'A server error occurred.', []],
    [
      '502 without a word',
      502,
      undefined,
      undefined,
      [{ row: 0, column: '', message: 'The server answered with status 502 (Bad Gateway).' }],
    ],
    [
      'rows of another shape',
      409,
      { errors: ['x', null, { row: '1' }] },
      undefined,
      [{ row: 0, column: '', message: 'The server answered with status 409 (Bad Gateway).' }],
    ],
  ])('%s', (_, status, body, detail, reasons) => {
    const error = new ApiError(status >= 500 ? 'failed' : 'refused', status, 'Bad Gateway', body);
    expect(outcomeOf(error, 1)).toEqual({ kind: 'refused', detail, reasons });
  });

  test('a 200 instead of a 201', () => {
    expect(outcomeOf(new ApiError('garbage', 200, 'OK', {}), 1)).toMatchObject({ kind: 'refused' });
  });
});

test.each([
  ['no answer', new ApiError('offline'), 1, messages.unreachable],
  [
    'cancelled while sending',
    new ApiError('cancelled'),
    0.4,
    'The upload was cancelled. Nothing was stored.',
  ],
])('%s shows a plain message', (_, error, sent, sentence) => {
  expect(outcomeOf(error, sent)).toEqual({ kind: 'unsent', sentence });
});

test('if it is cancelled while the server stores, the message does not promise that nothing was stored', () => {
  const outcome = outcomeOf(new ApiError('cancelled'), 1);
  expect(outcome).toMatchObject({ kind: 'unsent', sentence: expect.stringContaining('check the lists') });
});

test('the shell, not this screen, reports an expired session', () => {
  expect(outcomeOf(new ApiError('expired', 401), 0)).toEqual({ kind: 'expired' });
});

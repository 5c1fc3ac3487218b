import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import { contractSchema } from './contractSchema';

/** The message about the end date in a form with these days, as it is shown while the dealer fills it in. */
async function endError(days: object): Promise<string | undefined> {
  const reason: unknown = await contractSchema(undefined)
    .validateAt('end_date', days)
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  return reason instanceof Error ? reason.message : undefined;
}

test('an end date that is chosen before the start date is valid for now', async () => {
  expect(await endError({ start_date: undefined, end_date: '2026-12-31' })).toBeUndefined();
});

test('the end comes after the start', async () => {
  expect(await endError({ start_date: '2026-12-31', end_date: '2026-12-31' })).toBe(
    amcContractMessages.endBeforeStart,
  );
  expect(await endError({ start_date: '2026-01-01', end_date: '2026-12-31' })).toBeUndefined();
});

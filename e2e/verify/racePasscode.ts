import type { AccountFixture } from './AccountFixture';

/** The number of concurrent attempts with one passcode. */
export const CONCURRENCY = 16;
/** The number of passcodes that are requested together; they are used one after the other. */
const BATCH = 20;

/** The result of the races. */
export interface Race {
  /** The number of successful attempts of each round. */
  successes: number[];
  /** Answers that are neither the success nor the one refusal. */
  unexpected: string[];
  /** Milliseconds of each round. */
  times: number[];
}

/**
 * Sends sixteen concurrent attempts with one passcode, each with its own password, `rounds` times, spread over all
 * servers. The password that works afterwards must be that of the successful attempt.
 */
export async function racePasscode(
  worlds: readonly [AccountFixture, ...AccountFixture[]],
  rounds: number,
): Promise<Race> {
  const race: Race = { successes: [], unexpected: [], times: [] };
  for (let round = 0; round < rounds; round += BATCH) {
    const members = Math.min(BATCH, rounds - round);
    const asked = Array.from({ length: members }, async () => {
      const member = await worlds[0].member();
      return { member, passcode: await worlds[0].resetPasscode(member) };
    });
    for (const { member, passcode } of await Promise.all(asked)) {
      const began = performance.now();
      const answers = await Promise.all(
        Array.from({ length: CONCURRENCY }, (_, at) => {
          const password = `Correct-horse-${at}`;
          const fixture = worlds[at % worlds.length] ?? worlds[0];
          return fixture.confirm(member, passcode, { new_password1: password, new_password2: password });
        }),
      );
      race.times.push(performance.now() - began);
      const right = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []));
      race.successes.push(right.length);
      for (const { status, text } of answers) {
        if (status !== 200 && text !== '{"token":["Invalid value"]}')
          race.unexpected.push(`${status} ${text}`);
      }
      const [winner] = right;
      const { status } = await worlds[0].signIn(member.username, `Correct-horse-${winner}`);
      if (status !== 200)
        race.unexpected.push(`the password of ${String(winner)} does not sign in: ${status}`);
    }
  }
  return race;
}

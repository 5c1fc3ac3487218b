/** The number of measurements of each figure, which is their median. BENCH_ROUNDS=1 is for developing the bench. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

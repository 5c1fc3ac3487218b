/** How often each thing is measured; figures are medians. BENCH_ROUNDS=1 is for developing the bench. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

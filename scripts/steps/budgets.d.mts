/** What is allowed: as a ratio to the same of the floor, as the most, or as the least. */
export interface Limit {
  ratio?: number;
  value?: number;
  least?: number;
}
export interface Limits {
  budget?: Limit;
  target?: Limit;
}
export type Budgets = Record<string, Limits>;
interface Measured {
  value: number;
  floor?: number;
}
export function readBudgets(): Budgets;
export function limitOf(budgets: Budgets, name: string): Limits;
export function exactRatio(figure: Measured): number | undefined;
export function ratioOf(figure: Measured): number | undefined;
export function isOver(figure: Measured, limit: Limit): boolean;

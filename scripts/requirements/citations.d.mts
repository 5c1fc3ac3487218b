export interface Source {
  file: string;
  text: string;
}
export function sourcesBelow(root: string): Source[];
export function requirementsIn(sources: Source[]): { rules: Map<string, string>; twice: string[] };
export function decisionsIn(sources: Source[]): Set<string>;
export function citationsIn(text: string): { from: string; to: string }[];
export function faultyCitations(sources: Source[]): string[];
export function untestedRules(sources: Source[]): [number: string, rule: string][];

export function isAllowed(expression: string): boolean;
export function licencesOf(root: string): { counts: Map<string, number>; refused: string[] };

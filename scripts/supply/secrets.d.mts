export function secretIn(text: string, own?: readonly string[]): string | undefined;
export function secretsIn(folder: string, own?: readonly string[]): { files: number; found: string[] };

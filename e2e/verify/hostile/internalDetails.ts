import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import type { Pool } from 'pg';

/** Internal terms of the database, the language and the framework, and file paths. */
const MACHINERY =
  /\b(select|insert|update|delete)\b[^"]{0,60}\b(from|into|set)\b|syntax error|sqlstate|postgres|\bpg_|relation "|column "|violates|duplicate key|\bat (async )?[\w.<]+ ?\(|node_modules|node:internal|\.(m?js|ts):\d|(Type|Reference|Range|Syntax|Validation)Error|\bECONN|\[object |\bundefined\b|is not a function|Cannot read|\/(work|home|usr|tmp|var|root)\/|fastify|\byup\b|FST_ERR/gi;

/** Finds internal terms in an answer that were not in the request. */
export type FindInternalDetails = (answer: string, request: () => string) => string[];

/** Internal names: tables and columns that are not in the contract. */
export async function internalDetails(db: Pool): Promise<FindInternalDetails> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'
     union select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const promised = new Set(
    endpoints.flatMap(({ params, query, body, reply }) =>
      [params, query, body, reply].flatMap((schema) => namesIn(schema.describe())),
    ),
  );
  const inner = rows.map(({ name }) => name).filter((name) => name.includes('_') && !promised.has(name));
  const columns = new RegExp(`\\b(${inner.join('|')})\\b`, 'g');
  return (answer, request) => {
    const words = [...answer.matchAll(MACHINERY), ...answer.matchAll(columns)].map(([word]) => word);
    if (words.length === 0) return words;
    const requestText = request();
    return words.filter((word) => !requestText.includes(word));
  };
}

function namesIn(described: object): string[] {
  if ('fields' in described)
    return Object.entries(described.fields as Record<string, object>).flatMap(([name, field]) => [
      name,
      ...namesIn(field),
    ]);
  return 'innerType' in described && described.innerType ? namesIn(described.innerType as object) : [];
}

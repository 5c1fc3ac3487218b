import type { ReportedCheck } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { drawRow, LABEL, NAME, rowHeight, SIGNATURES, VALUE, type Cell } from './reportParts';
import type { ReportTexts } from './reportTexts';
import type { Sheet } from './Sheet';

/** The signatures move to the next page with at least this many items, so that they are never alone on it (R1258). */
const WITH_SIGNATURES = 2;

/** Draws all items of a checklist by place, also those that were not answered, with room for the signatures below (R1258). */
export async function drawChecks(
  sheet: Sheet,
  checks: readonly ReportedCheck[],
  texts: ReportTexts,
): Promise<void> {
  const groups = checks.map((check, at): [Cell, Cell][] => {
    const heading: [Cell, Cell][] =
      check.place === checks[at - 1]?.place
        ? []
        : [
            [
              [texts.places[check.place], LABEL],
              ['', LABEL],
            ],
          ];
    return [
      ...heading,
      [
        [check.text, NAME],
        [printedCheck(check, texts), VALUE],
      ],
    ];
  });
  const heightOf = (cells: readonly [Cell, Cell][]) =>
    cells.reduce((sum, [name, value]) => sum + rowHeight(sheet, name, value), 0);
  for (const [at, rows] of groups.entries()) {
    const isLast = at === Math.max(0, groups.length - WITH_SIGNATURES);
    sheet.reserve(isLast ? heightOf(groups.slice(at).flat()) + SIGNATURES : heightOf(rows));
    for (const [name, value] of rows) await drawRow(sheet, name, value);
  }
}

/** The answer to an item: its value with the limits, its words, or its result; the key of the ticket that was made of it. */
function printedCheck(check: ReportedCheck, texts: ReportTexts): string {
  const { result, value, words, unit, on_paper, ticket_key } = check;
  if (result === null) return texts.notAnswered;
  const said =
    words || (value === null ? texts.results[result] : [value, unit].filter((part) => part !== '').join(' '));
  const isValue = value !== null;
  return [
    said,
    isValue ? limitsOf(check, texts) : '',
    isValue && result === 'NotOk' ? texts.results.NotOk : '',
    on_paper ? texts.onPaper : '',
    ticket_key ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}

function limitsOf({ lower, upper }: ReportedCheck, texts: ReportTexts): string {
  if (lower !== null && upper !== null) return texts.limits(lower, upper);
  if (lower !== null) return texts.atLeast(lower);
  return upper === null ? '' : texts.atMost(upper);
}

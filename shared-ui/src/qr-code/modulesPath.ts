/** The dark modules as one path: a stroke of height 1 for each run in a row. */
export const modulesPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row, y) => rowPath(row, y)).join('');

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x - start + 1;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
}

/** Whether the name ends as CSV files do, in whatever case (P2 §5). */
export const isCsv = (file: { name: string }): boolean => /\.csv$/i.test(file.name);

/** Whether the name ends as CSV files do, in whatever case (R862). */
export const isCsv = (file: { name: string }): boolean => /\.csv$/i.test(file.name);

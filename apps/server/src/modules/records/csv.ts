/** Byte order mark: without it a spreadsheet reads Bengali as something else. */
export const CSV_BOM = '\uFEFF';

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/** The wide forms too: some spreadsheets read them as the narrow ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line. What a spreadsheet would take for a formula gets an apostrophe before it; a plain number stays one. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => csvCell(cell === null ? '' : String(cell))).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

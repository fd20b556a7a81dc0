/** The first day of the month so many months on. */
export function monthFrom(month: string, months: number): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/**
 * A number as it is kept and compared: the country's digits, then the number's without the zero that is dialled inside
 * the country only. `+880` and `01712345678` are `8801712345678`.
 */
export function mobileDigits(countryDialingCode: string, mobileNum: string): string {
  return `${countryDialingCode.replace('+', '')}${mobileNum.replace(/^0/, '')}`;
}

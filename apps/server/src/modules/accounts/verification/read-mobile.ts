import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { checkField } from '#modules/system/field-rules.ts';
import { mobileDigits } from './mobile-digits.ts';

/** A number we may write to: of a country on the operator's list, and by the operator's rule for numbers (REG-06). */
export async function readMobile(
  { settings }: Pick<CallContext, 'settings'>,
  { countryDialingCode, mobileNum }: { countryDialingCode: string; mobileNum: string },
): Promise<string> {
  const dialled = `+${countryDialingCode.replace('+', '')}`;
  const countries = await settings.get('countries');
  const known = countries.some((country) => country.countryDialingCode === dialled);
  if (!known || (await checkField(settings, 'mobileNum', mobileNum)) !== null)
    throw new Refusal('MOBILE_INVALID');
  return mobileDigits(countryDialingCode, mobileNum);
}

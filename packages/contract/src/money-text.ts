import * as z from 'zod/mini';
import { MONEY_TEXT } from './money.ts';

/**
 * The only form money has on the wire: a decimal string with exactly two decimals and no leading zeros. Apart from `money.ts`, so that
 * a page which only shows amounts does not fetch the schema library.
 */
export const moneyText = z.string().check(z.maxLength(17), z.regex(MONEY_TEXT));

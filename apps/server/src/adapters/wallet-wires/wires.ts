import {
  DECIMAL_HTTP,
  DECIMAL_WORDS,
  INTEGER_WORDS,
  type PartnerShape,
} from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { OUR_WIRE } from './our-wire.ts';
import type { Wire } from './wire.ts';
import { wordedWire } from './worded-wire.ts';

const NO_AMOUNTS =
  '"1e3" "0x10" "NaN" "Infinity" "-10.00" "-0.00" "0.00" "+10.00" "010.00" "10,00" "" null true [] {"amount":"10.00"}';

export const WIRES: Readonly<Record<PartnerShape, Wire>> = {
  ours: OUR_WIRE,
  integer: wordedWire({
    shape: 'integer',
    words: INTEGER_WORDS,
    encoding: 'base64',
    httpOf: () => 200,
    writeAmount: (amount) => Number(parseMoney(amount)),
    readAmount: (amount) => formatMoneyText(minor(Number(amount))),
    refusedAmounts:
      `10.5 1e3 1E3 1000.0 0 -1 -1000 0.1 1e40 9007199254740993 999999999999999 "1000" "10.00" ${NO_AMOUNTS}`.split(
        ' ',
      ),
  }),
  decimal: wordedWire({
    shape: 'decimal',
    words: DECIMAL_WORDS,
    encoding: 'hex',
    httpOf: (status) => DECIMAL_HTTP[status],
    writeAmount: (amount) => amount,
    readAmount: String,
    refusedAmounts:
      `10.5 10 1000 "0" "10." ".5" "10.001" "10.00000000000000001" "10.00000000000000000" "99999999999999.00" ${NO_AMOUNTS}`.split(
        ' ',
      ),
  }),
};

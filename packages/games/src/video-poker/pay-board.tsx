import { minor, type Money } from '@maidan/contract/money.ts';
import type { AmountText } from '#screen-parts/numbers.ts';
import type { PayTable, Prize } from './paytable.ts';
import type { PokerTexts } from './poker-texts.ts';

type Props = {
  table: PayTable;
  prize: Prize | null;
  stake: Money;
  texts: PokerTexts;
  amountText: AmountText;
};

/** Every line of the table at the chosen stake; the one that the cards on the table make is lit. */
export function PayBoard({ table, prize, stake, texts, amountText }: Props) {
  return (
    <table className="vp-board" aria-label={texts.pays}>
      <tbody>
        {table.pays.map(([name, times]) => (
          <tr key={name} data-lit={name === prize || undefined}>
            <th scope="row">{texts.prizes[name]}</th>
            <td>{amountText(minor(stake * BigInt(times)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

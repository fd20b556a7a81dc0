import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { counted, fill } from '#screen-parts/screen-texts.ts';
import type { ClientState, TableClient } from '../table-client.ts';
import type { TableTexts } from '../table-texts.ts';
import type { OwnSeat, TableState } from '../table-wire.ts';

const UNITS = 100n;

type Props = {
  client: TableClient;
  state: ClientState;
  words: TableTexts;
  language: Language;
  amountText: AmountText;
  /** Where the game has a word of its own for what everybody lays down. */
  unitText: string;
};

/** Before a player sits: one card for each buy-in. */
export function ChooseTable({ client, state, words, language, amountText, unitText }: Props) {
  const { told, asking, balance } = state;
  return (
    <section className="tb-choose" aria-labelledby="tb-choose">
      <h2 id="tb-choose">{words.choose}</h2>
      <p>{words.chooseNote}</p>
      <ul>
        {(told?.lobby ?? []).map((level) => {
          const buyIn = parseMoney(level.buyIn);
          const isTooMuch = balance !== null && balance < buyIn;
          return (
            <li key={level.buyIn}>
              <span className="tb-level">
                <strong>{amountText(buyIn)}</strong>
                <span>{fill(unitText, { amount: amountText(minor(buyIn / UNITS)) })}</span>
                <small>{crowdText(level, words, language)}</small>
              </span>
              <button
                type="button"
                className="tb-button tb-button-main"
                data-testid={`sit-${formatMoneyText(buyIn)}`}
                aria-disabled={isTooMuch || asking !== null}
                aria-busy={asking === 'sit'}
                onClick={() => !isTooMuch && client.sit(level.buyIn)}
              >
                {words.sit}
                <span className="gs-heard">{amountText(buyIn)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Nobody is told of none: `1 person, 3 bots`, or bots alone. */
export function crowdText(
  { people, bots }: Pick<TableState['lobby'][number], 'people' | 'bots'>,
  words: Pick<TableTexts, 'nobody' | 'there' | 'people' | 'bots'>,
  language: Language,
): string {
  if (people + bots === 0) return words.nobody;
  const who = [
    people > 0 ? counted(words.people, people, language) : [],
    bots > 0 ? counted(words.bots, bots, language) : [],
  ].flat();
  return fill(words.there, { who: who.join(', ') });
}

/** How a sitting ended, until it was read. */
export function SittingEnd({ own, ...props }: Omit<Props, 'unitText' | 'state'> & { own: OwnSeat }) {
  const { client, words, language, amountText } = props;
  const win = parseMoney(own.win ?? '0.00');
  const result = minor(win - parseMoney(own.buyIn));
  return (
    <section
      className="tb-choose tb-end"
      aria-labelledby="tb-end"
      data-testid="sitting-end"
      data-state={own.state}
    >
      <h2 id="tb-end">{words.end.title}</h2>
      <p>{words.end[own.reason ?? 'asked']}</p>
      <dl className="gs-figures">
        <div>
          <dt>{words.buyIn}</dt>
          <dd>{amountText(parseMoney(own.buyIn))}</dd>
        </div>
        <div>
          <dt>{words.end.handsPlayed}</dt>
          <dd>{figure(own.hands, language)}</dd>
        </div>
        <div>
          <dt>{words.end.result}</dt>
          <dd className={result > 0n ? 'tb-gain' : undefined}>{amountText(result)}</dd>
        </div>
      </dl>
      <p>{paidText(own, win, words, amountText)}</p>
      <button type="button" className="tb-button tb-button-main" onClick={client.closeEnd}>
        {words.end.again}
      </button>
    </section>
  );
}

function paidText({ state }: OwnSeat, win: bigint, words: TableTexts, amountText: AmountText): string {
  if (state === 'paying') return words.paying;
  return win === 0n ? words.end.nothing : fill(words.end.paid, { amount: amountText(minor(win)) });
}

import type { Language } from '@maidan/contract/languages.ts';
import { FigureList } from '#screen-parts/figure-list.tsx';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { HARD, PAIRS, SOFT, UP_CARDS, type Row } from './basic-strategy.ts';
import type { BlackjackTexts } from './blackjack-texts.ts';
import { manifest } from './manifest.ts';
import { DECKS } from './table.ts';

type Props = { language: Language; texts: BlackjackTexts; amountText: AmountText };

export function RulesPanel({ language, texts, amountText }: Props) {
  const first = manifest.stakeSteps[0] ?? manifest.defaultStake;
  const last = manifest.stakeSteps.at(-1) ?? manifest.defaultStake;
  const { rules } = texts;
  return (
    <>
      <FigureList
        figures={[
          [texts.facts.rtp, `${figure((manifest.rtpBasisPoints / 100).toFixed(2), language)}%`],
          [texts.facts.maxWin, `${figure(manifest.maxWinMultiplier, language)}×`],
          [texts.facts.decks, figure(DECKS, language)],
          [texts.facts.stakes, `${amountText(first)} – ${amountText(last)}`],
        ]}
      />
      <p>{rules.how}</p>
      <p>{rules.dealer}</p>
      <p>{rules.double}</p>
      <p>{rules.split}</p>
      <p>{rules.insurance}</p>
      <p>{rules.left}</p>
      <h3>{rules.strategy}</h3>
      <p className="gs-quiet">{rules.rtp}</p>
      <p className="gs-quiet">{rules.key}</p>
      <Strategy title={texts.tables.hard} corner={texts.dealer} rows={HARD} />
      <Strategy title={texts.tables.soft} corner={texts.dealer} rows={SOFT} />
      <Strategy title={texts.tables.pairs} corner={texts.dealer} rows={PAIRS} />
    </>
  );
}

type StrategyProps = { title: string; corner: string; rows: readonly Row[] };

function Strategy({ title, corner, rows }: StrategyProps) {
  return (
    <table className="bj-strategy">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {UP_CARDS.map((up) => (
            <th key={up} scope="col">
              {up}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hand, plays }) => (
          <tr key={hand}>
            <th scope="row">{hand}</th>
            {UP_CARDS.map((up, place) => (
              <td key={up} data-play={plays[place]}>
                {plays[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

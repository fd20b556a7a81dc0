import type { Language } from '@maidan/contract/languages.ts';
import type { Money } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import { FigureList } from '#screen-parts/figure-list.tsx';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { PayBoard } from './pay-board.tsx';
import type { PayTable } from './paytable.ts';
import type { PokerTexts } from './poker-texts.ts';

type Props = {
  table: PayTable;
  manifest: GameManifest;
  language: Language;
  texts: PokerTexts;
  stake: Money;
  amountText: AmountText;
};

export function RulesPanel({ table, manifest, language, texts, stake, amountText }: Props) {
  const first = manifest.stakeSteps[0] ?? manifest.defaultStake;
  const last = manifest.stakeSteps.at(-1) ?? manifest.defaultStake;
  const { rules } = texts;
  return (
    <>
      <FigureList
        figures={[
          [texts.facts.rtp, `${figure((manifest.rtpBasisPoints / 100).toFixed(2), language)}%`],
          [texts.facts.maxWin, `${figure(manifest.maxWinMultiplier, language)}×`],
          [texts.facts.deck, figure(table.pack.length, language)],
          [texts.facts.stakes, `${amountText(first)} – ${amountText(last)}`],
        ]}
      />
      <p>{rules.how}</p>
      {texts.wilds[table.wild] !== '' && <p>{texts.wilds[table.wild]}</p>}
      <h3>
        {texts.pays} · {amountText(stake)}
      </h3>
      <PayBoard table={table} prize={null} stake={stake} texts={texts} amountText={amountText} />
      <p>{rules.best}</p>
      <p>{rules.deck}</p>
      <p>{rules.left}</p>
    </>
  );
}

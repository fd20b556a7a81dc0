import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, PayTable, RuleFacts, RuleNotes, timesText } from '#game-parts/rule-parts.tsx';
import type { JackpotState } from '#play.ts';
import { PoolRules } from '#pool-parts/pool-rules.tsx';
import type { PoolTexts } from '#pool-parts/pool-texts.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { JackpotTexts } from './jackpot-texts.ts';
import { manifest, POOL } from './manifest.ts';
import { PAYING, PAYS } from './paytable.ts';
import { SymbolArt } from './symbol-art.tsx';

type Props = {
  play: Play;
  parts: PartTexts;
  words: JackpotTexts;
  pool: PoolTexts;
  jackpot: JackpotState | null;
};

export function JackpotRules({ play, parts, words, pool, jackpot }: Props) {
  const { language } = play.host;
  const chance = chanceText(Number(play.rounds.stake) / POOL.sureStake, parts, language);
  return (
    <>
      <RuleFacts
        play={play}
        parts={parts}
        maxWin={fill(pool.plusJackpot, { times: timesText(manifest.maxWinMultiplier * 100, language) })}
      />
      <PoolRules play={play} parts={parts} words={pool} pools={[POOL]} jackpot={jackpot}>
        <p>{fill(pool.drawn, { stake: play.amountText(play.rounds.stake), chance })}</p>
      </PoolRules>
      <h3>{words.perWay}</h3>
      <p>{words.ways}</p>
      <p>{words.net}</p>
      <PayTable
        heads={[
          words.symbol,
          ...[3, 4, 5].map((count) => fill(words.reels, { count: figure(count, language) })),
        ]}
        rows={PAYING.map((symbol) => ({
          key: symbol,
          cells: [
            <span key={symbol} className="jp-named">
              <SymbolArt symbol={symbol} />
              {words.symbols[symbol]}
            </span>,
            ...PAYS[symbol].map((pays) => timesText(pays, language)),
          ],
        }))}
      />
      <RuleNotes parts={parts} />
    </>
  );
}

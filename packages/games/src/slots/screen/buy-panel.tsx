import '#game-parts/game-parts.css';
import type { Play } from '#frame/use-play.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { SoldFeature } from './sold-feature.ts';

type Props = {
  play: Play;
  feature: SoldFeature;
  texts: SlotTexts;
  onBuy: () => void;
  onClose: () => void;
};

/** Nothing is bought by one press: price and return are read first. */
export function BuyPanel({ play, feature, texts, onBuy, onClose }: Props) {
  const { amountText, rounds } = play;
  const { buy, facts } = texts;
  const price = amountText(feature.price);
  const isShort = rounds.balance !== null && rounds.balance < feature.price;
  const list: readonly (readonly [string, string])[] = [
    [buy.price, `${price} · ${feature.times}×`],
    [buy.rtp, feature.rtp],
    [facts.maxWin, amountText(feature.most)],
  ];
  return (
    <>
      <dl className="gp-facts">
        {list.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{buy.note}</p>
      {isShort && <p role="alert">{play.texts.problems.INSUFFICIENT_FUNDS}</p>}
      <button
        type="button"
        className="gs-action"
        aria-disabled={isShort || undefined}
        onClick={() => !isShort && onBuy()}
      >
        {fill(buy.confirm, { amount: price })}
      </button>
      <button type="button" className="gs-action gs-action-quiet" onClick={onClose}>
        {buy.cancel}
      </button>
    </>
  );
}

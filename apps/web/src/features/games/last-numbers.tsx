import { digits } from '@maidan/contract/digits.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { OpenedDraw } from './lottery.queries.ts';

/** Of a board the first prizes say enough; its page has them all. */
const MOST_SHOWN = 10;
const MOST_OF_A_BOARD = 3;

/** LOT-02: what a lottery drew last. */
export function LastNumbers({ draw }: { draw: OpenedDraw | undefined }) {
  const t = useT('play');
  const language = useLanguage();
  if (draw === undefined) return null;
  const most = draw.numbers.length > MOST_SHOWN ? MOST_OF_A_BOARD : MOST_SHOWN;
  // A number may come again: its place is who it is.
  const shown = draw.numbers.slice(0, most).map((number, place) => ({ key: `place-${place}`, number }));
  return (
    <span className="mt-1 flex flex-col gap-1">
      <span className="text-muted text-sm">
        {t('lottery.drawn')} · {t('lottery.numero', { numero: digits(draw.numero, language) })}
      </span>
      <span className="flex flex-wrap gap-1">
        {shown.map(({ key, number }) => (
          <span
            key={key}
            className="bg-raised text-text min-w-6 rounded-full px-1.5 py-0.5 text-center text-sm font-semibold tabular-nums"
          >
            {digits(number, language)}
          </span>
        ))}
        {shown.length < draw.numbers.length && <span aria-hidden="true">…</span>}
      </span>
    </span>
  );
}

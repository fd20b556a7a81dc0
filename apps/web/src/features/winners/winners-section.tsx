import { useT, WithHelpTexts } from '#lib/texts/i18n.tsx';
import { WinnersBoard } from './winners-board.tsx';

/** The board under its heading, with the texts it speaks. */
export function WinnersSection() {
  return (
    <WithHelpTexts>
      <Section />
    </WithHelpTexts>
  );
}

function Section() {
  const t = useT('winners');
  return (
    <section aria-labelledby="winners" className="flex h-full flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="winners" className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="text-muted text-sm">{t('intro')}</p>
      </div>
      <div className="min-h-0 flex-1">
        <WinnersBoard />
      </div>
    </section>
  );
}

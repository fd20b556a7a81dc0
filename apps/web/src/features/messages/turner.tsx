import { digits } from '@maidan/contract/digits.ts';
import { Button } from '@maidan/ui/button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

type TurnerProps = { at: number; total: number; onTurn: (index: number) => void };

/** From one announcement to its neighbours. */
export function Turner({ at, total, onTurn }: TurnerProps) {
  const t = useT('messages');
  const language = useLanguage();
  return (
    <div className="flex items-center justify-between gap-3">
      <Button look="outline" disabled={at === 0} onClick={() => onTurn(at - 1)}>
        <ChevronLeft size={18} aria-hidden />
        {t('notice.previous')}
      </Button>
      <span className="text-muted text-sm tabular-nums">
        {t('notice.position', { current: digits(at + 1, language), total: digits(total, language) })}
      </span>
      <Button look="outline" disabled={at === total - 1} onClick={() => onTurn(at + 1)}>
        {t('notice.next')}
        <ChevronRight size={18} aria-hidden />
      </Button>
    </div>
  );
}

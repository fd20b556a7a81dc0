import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import type { Transfer } from './upline.queries.ts';
import type { Words } from './use-words.ts';

/** The newest few; the account record has all of them, on both sides. */
export function Recent({ transfers, words }: { transfers: readonly Transfer[]; words: Words }) {
  const t = useT('upline');
  return (
    <Panel title={t('recent.title')}>
      {transfers.length === 0 && <p className="text-muted">{t('recent.empty')}</p>}
      <ul className="flex flex-col gap-2">
        {transfers.map(({ code, amount, to, at }) => (
          <li key={code} className="bg-ground/60 flex flex-wrap justify-between gap-x-3 rounded-xl px-4 py-3">
            <span className="font-semibold tabular-nums">{words.money(amount)}</span>
            <span>{to}</span>
            <span className="text-muted w-full text-sm">
              <span className="tabular-nums">{words.when(at)}</span> · <code>{code}</code>
            </span>
          </li>
        ))}
      </ul>
      <Link
        to="/member/transactionHistory"
        search={{ kind: 'transfer' }}
        className="text-accent self-start underline underline-offset-4"
      >
        {t('recent.all')}
      </Link>
    </Panel>
  );
}

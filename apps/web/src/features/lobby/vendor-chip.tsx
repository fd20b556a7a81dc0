import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { QuickLink } from './quick-link.tsx';

type VendorChipProps = {
  href: string;
  name: string;
  count?: string | undefined;
  chosen?: boolean;
  /** In maintenance: shown so, and its games may still be looked at. */
  rests?: boolean | undefined;
};

export function VendorChip({ href, name, count, chosen = false, rests = false }: VendorChipProps) {
  return (
    <QuickLink
      href={href}
      aria-current={chosen ? 'true' : undefined}
      className={clsx(
        'flex h-11 items-center gap-2 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors duration-150',
        chosen ? 'bg-text text-ground' : 'bg-surface text-muted hover:bg-raised hover:text-text',
      )}
    >
      {name}
      {rests && <Rests className={chosen ? undefined : 'text-accent'} />}
      {count !== undefined && <span className="text-xs tabular-nums">{count}</span>}
    </QuickLink>
  );
}

/** On the chosen chip the accent would not be read: it takes the chip's own colour. */
function Rests({ className }: { className: string | undefined }) {
  const t = useT('lobby');
  return (
    <span className={clsx('flex items-center gap-1 text-xs', className)}>
      <Clock size={12} aria-hidden="true" />
      {t('card.rest')}
    </span>
  );
}

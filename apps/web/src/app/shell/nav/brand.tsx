import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { BrandMark } from '#lib/site/brand-mark.tsx';
import { useT } from '#lib/texts/i18n.tsx';

export function Brand({ className }: { className?: string }) {
  const t = useT('common');
  return (
    <Link to="/" aria-label={t('brand')} className={clsx('flex items-center gap-3 rounded-lg', className)}>
      <BrandMark />
      <span className="wide-only brand-word text-xl font-semibold tracking-tight">{t('brand')}</span>
    </Link>
  );
}

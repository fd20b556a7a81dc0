import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Link } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '#lib/site/brand-mark.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';

/** Around the agents' door: quieter than the lobby's bar, and without its menus (RTE-03). */
export function AgentFrame({ children }: { children: ReactNode }) {
  const t = useT('agent');
  const common = useT('common');
  const shell = useT('shell');
  return (
    <div className="agent-ground flex min-h-dvh flex-col">
      <header className="page-width flex h-16 items-center gap-3">
        <Link to="/" aria-label={common('brand')} className="flex items-center gap-3 rounded-lg">
          <BrandMark />
          <span className="text-lg font-semibold tracking-tight max-sm:hidden">{common('brand')}</span>
        </Link>
        <span className="text-muted border-line border-l pl-3 text-sm font-medium">{t('center')}</span>
        <div className="ml-auto flex items-center gap-1">
          <IconButton
            label={shell('language')}
            icon={<Globe size={20} aria-hidden />}
            onClick={() => openModal('language')}
          />
        </div>
      </header>
      {children}
    </div>
  );
}

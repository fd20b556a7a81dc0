import { Dialog } from '@maidan/ui/dialog.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Link } from '@tanstack/react-router';
import { Globe, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { openModal } from '#lib/overlays/modal-store.ts';
import { BrandMark } from '#lib/site/brand-mark.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { AgentClock } from './agent-clock.tsx';
import { AgentMenu } from './agent-menu.tsx';
import { AgentThumbBar } from './agent-thumb-bar.tsx';

export type AgentPerson = { account: string; nickname: string };
type Props = { person: AgentPerson; balance: ReactNode; children: ReactNode };

/**
 * RTE-04, AGT-01: stands alone, without side menu, header and footer of the site. Every page inside has this frame's width and
 * margins and brings its heading (`PageHead` and an `h1`).
 */
export function AgentCenter({ person, balance, children }: Props) {
  const t = useT('agent');
  const [menu, setMenu] = useState(false);
  return (
    <div className="agent-ground min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <div className="bg-surface/70 sticky top-0 h-dvh overflow-y-auto px-3 pb-6 max-lg:hidden">
        <div className="mb-3 flex h-16 items-center px-3">
          <Brand />
        </div>
        <AgentMenu />
      </div>
      <div className="flex min-h-dvh min-w-0 flex-col max-lg:pb-[calc(4rem+env(safe-area-inset-bottom))]">
        <header className="bg-ground/80 border-line sticky top-0 z-20 flex h-16 items-center gap-2 border-b px-4 backdrop-blur-md sm:px-6 lg:px-8">
          <span className="min-w-0 lg:hidden">
            <Brand />
          </span>
          <span className="max-md:hidden">
            <AgentClock />
          </span>
          <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
            {balance}
            <Person person={person} className="max-w-40 min-w-0 text-right max-lg:hidden" />
            <IconButton
              className="max-lg:hidden"
              label={useT('shell')('language')}
              icon={<Globe size={20} aria-hidden />}
              onClick={() => openModal('language')}
            />
            <IconButton
              className="max-lg:hidden"
              label={t('signOut')}
              icon={<LogOut size={20} aria-hidden />}
              onClick={() => openModal('logout')}
            />
          </div>
        </header>
        <div className="mx-auto flex w-full max-w-[84rem] flex-1 flex-col px-4 py-6 sm:px-6 lg:px-8">
          {children}
        </div>
      </div>
      <AgentThumbBar onMenu={() => setMenu(true)} />
      {menu && <Drawer person={person} onClose={() => setMenu(false)} />}
    </div>
  );
}

function Brand() {
  const t = useT('agent');
  return (
    <Link to="/agentHome" className="flex min-w-0 items-center gap-3 rounded-lg">
      <BrandMark />
      <span className="truncate font-semibold tracking-tight">{t('center')}</span>
    </Link>
  );
}

function Person({ person, className }: { person: AgentPerson; className?: string }) {
  const t = useT('agent');
  const { account, nickname } = person;
  return (
    <span className={className}>
      <span className="block truncate text-sm font-semibold">{nickname === '' ? account : nickname}</span>
      <span className="text-muted block truncate text-xs">{t('account', { account })}</span>
    </span>
  );
}

/** AGT-03: on a phone the clock, the name and the way out stand with the menu. */
function Drawer({ person, onClose }: { person: AgentPerson; onClose: () => void }) {
  const t = useT('agent');
  return (
    <Dialog title={t('center')} closeLabel={useT('common')('close')} shape="drawer" onClose={onClose}>
      <div className="flex flex-col gap-5 overflow-y-auto px-3 pb-6">
        <div className="bg-raised mx-3 flex flex-col gap-2 rounded-xl px-4 py-3">
          <Person person={person} />
          <AgentClock />
        </div>
        <AgentMenu onChosen={onClose} />
        <div className="border-line flex flex-col gap-0.5 border-t pt-4">
          <DrawerButton icon={<Globe size={18} aria-hidden />} onClick={() => leaveFor('language', onClose)}>
            {useT('shell')('language')}
          </DrawerButton>
          <DrawerButton icon={<LogOut size={18} aria-hidden />} onClick={() => leaveFor('logout', onClose)}>
            {t('signOut')}
          </DrawerButton>
        </div>
      </div>
    </Dialog>
  );
}

function leaveFor(modal: 'language' | 'logout', onClose: () => void): void {
  onClose();
  openModal(modal);
}

type DrawerButtonProps = { icon: ReactNode; onClick: () => void; children: ReactNode };

function DrawerButton({ icon, onClick, children }: DrawerButtonProps) {
  return (
    <button
      type="button"
      className="text-muted hover:bg-raised hover:text-text flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 text-left font-medium"
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  );
}

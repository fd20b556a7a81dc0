import { Button } from '@maidan/ui/button.tsx';
import { Check, Copy, Link2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { useCopy } from '#lib/widgets/use-copy.ts';

type LinkProps = { code: string; drawCode: (address: string) => ReactNode };

export function ReferralLink({ code, drawCode }: LinkProps) {
  const t = useT('referral');
  const address = `${window.location.origin}/register?referralCode=${encodeURIComponent(code)}`;
  const { copied, copy } = useCopy(address);
  // Phones have a sheet for this; where there is none, the link is copied.
  const canShare = typeof navigator.share === 'function';
  const onShare = (): void => {
    const site = window.location.host;
    // Whoever closes the sheet has decided; that is no failure.
    navigator.share({ title: site, text: t('link.message', { site }), url: address }).catch(() => undefined);
  };
  return (
    <Panel icon={<Link2 size={22} />} title={t('link.title')} text={t('link.text')}>
      <div className="flex flex-1 flex-col items-center gap-5 sm:flex-row">
        <div className="rounded-xl bg-white p-2">{drawCode(address)}</div>
        <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
          <p className="bg-raised rounded-lg px-4 py-3">
            <span className="sr-only">{t('link.address')}: </span>
            <span className="font-mono text-sm break-all select-all">{address}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void copy()}>
              {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
              {t(copied ? 'link.copied' : 'link.copy')}
            </Button>
            {canShare && (
              <Button look="outline" onClick={onShare}>
                <Share2 size={18} aria-hidden="true" />
                {t('link.share')}
              </Button>
            )}
          </div>
          <output className="sr-only">{copied && t('link.copied')}</output>
          <p className="text-muted text-sm text-pretty">{t('link.code', { code })}</p>
        </div>
      </div>
    </Panel>
  );
}

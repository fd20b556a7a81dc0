import { Button } from '@maidan/ui/button.tsx';
import { Share2 } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { CopyLine } from './copy-line.tsx';
import { useShare } from '#features/records/records.mutations.ts';

/** A link that shows the round to whoever has it, without name and balance, until it is ended. */
export function ShareReceipt({ bet, shareId }: { bet: string; shareId: string | null }) {
  const t = useT('records');
  const share = useShare(bet);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('receipt.share')}</h3>
      <p className="text-muted text-sm text-pretty">{t('receipt.shareText')}</p>
      {shareId !== null && <CopyLine text={`${window.location.origin}/receipt/${shareId}`} />}
      <Button
        look="outline"
        className="self-start"
        pending={share.isPending}
        onClick={() => share.mutate(shareId === null)}
      >
        <Share2 size={18} aria-hidden />
        {t(shareId === null ? 'receipt.makeLink' : 'receipt.endLink')}
      </Button>
    </section>
  );
}

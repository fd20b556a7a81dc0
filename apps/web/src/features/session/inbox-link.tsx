import { ExternalLink } from 'lucide-react';
import { useT } from '#lib/i18n.tsx';
import { usePlayMoney } from '#lib/site-status.ts';

/** A newcomer to the sandbox has no phone that rings: the messages it sent are a page away. */
export function InboxLink() {
  const t = useT('inbox');
  if (!usePlayMoney()) return null;
  return (
    <a
      href="/sandbox/inbox"
      target="_blank"
      rel="noreferrer"
      className="text-accent flex min-h-11 items-center gap-1.5 self-start rounded-md text-sm font-semibold hover:underline"
    >
      {t('link')}
      <ExternalLink size={14} aria-hidden />
    </a>
  );
}

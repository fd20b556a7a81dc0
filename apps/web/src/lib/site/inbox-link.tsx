import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { sandboxInboxExistsQuery } from '#lib/site/sandbox-inbox.ts';

/**
 * A newcomer to the sandbox has no phone that rings: what it sent is a page away, opened beside the form so that nothing
 * typed is lost. Absent where there is no such inbox.
 */
export function InboxLink() {
  const t = useT('inbox');
  const { isSuccess } = useQuery(sandboxInboxExistsQuery());
  if (!isSuccess) return null;
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

import { Dialog } from '@maidan/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { RichText } from '#lib/widgets/rich-text.tsx';
import { articleOfHash } from './find-articles.ts';
import { HelpFailed, HelpWaiting } from './help-states.tsx';
import { helpCenterQuery } from './help.queries.ts';

type HelpModalProps = { onClose: () => void; article: string };

/** MOD-02: one article over the page, for whoever is in the middle of something. */
export function HelpModal({ onClose, article: wanted }: HelpModalProps) {
  const t = useT('help');
  const common = useT('common');
  const { data, isError, refetch } = useQuery(helpCenterQuery(useLanguage()));
  const article = data === undefined ? undefined : articleOfHash(data, wanted);
  return (
    <Dialog title={article?.title ?? t('title')} closeLabel={common('close')} onClose={onClose}>
      <div className="flex flex-1 flex-col gap-6 px-6 pb-6">
        {article !== undefined && <RichText text={article.content} className="flex-1" />}
        {data === undefined && (isError ? <HelpFailed onRetry={() => void refetch()} /> : <HelpWaiting />)}
        {data !== undefined && article === undefined && (
          <p className="text-muted py-8 text-center text-pretty">
            {t('missingTitle')}. {t('missing')}
          </p>
        )}
        <a
          href={`/help#${article?.id ?? ''}`}
          target="_blank"
          rel="noopener"
          className="text-accent w-fit text-sm underline underline-offset-4"
        >
          {t('whole')}
        </a>
      </div>
    </Dialog>
  );
}

import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listSandboxInbox } from '@maidan/contract/accounts/verification/list-sandbox-inbox.ts';
import { outsideLink } from '@maidan/contract/system/outside-link.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Check, Copy, ExternalLink, Mail, MessageSquareText } from 'lucide-react';
import { useCopy } from '#lib/widgets/use-copy.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useFormats } from '#lib/texts/use-formats.ts';

type Message = ResponseOf<typeof listSandboxInbox>['messages'][number];

export function InboxMessage({ message }: { message: Message }) {
  const t = useT('inbox');
  const format = useFormats();
  const { kind, to, subject, text, code, at } = message;
  const Icon = kind === 'sms' ? MessageSquareText : Mail;
  const link = message.link === null ? null : outsideLink(message.link, [window.location.hostname]);
  return (
    <li className="bg-surface flex flex-col gap-3 rounded-xl p-4 sm:p-5">
      <div className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="bg-raised text-text inline-flex h-7 items-center gap-1.5 rounded-md px-2 font-semibold">
          <Icon size={15} aria-hidden="true" />
          {t(kind)}
        </span>
        <span className="min-w-0 break-all">{t('to', { address: to })}</span>
        <time dateTime={at} className="ml-auto tabular-nums">
          {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })}
        </time>
      </div>
      {subject !== null && <h2 className="font-semibold">{subject}</h2>}
      <p className="break-words whitespace-pre-line">{text}</p>
      {(code !== null || link !== null) && (
        <div className="flex flex-wrap gap-2">
          {code !== null && <CopyCode code={code} />}
          {link !== null && (
            <a href={link} className={buttonClass('outline')}>
              <ExternalLink size={17} aria-hidden="true" />
              {t('open')}
            </a>
          )}
        </div>
      )}
    </li>
  );
}

function CopyCode({ code }: { code: string }) {
  const t = useT('inbox');
  const { copied, copy } = useCopy(code);
  const press = async (): Promise<void> => {
    const done = await copy();
    showToast(done ? t('copied') : t('copyFailed', { code }), done ? 'gain' : 'info');
  };
  return (
    <Button look="outline" onClick={() => void press()}>
      {copied ? <Check size={17} aria-hidden="true" /> : <Copy size={17} aria-hidden="true" />}
      <span className="tabular-nums">{t('copy', { code })}</span>
    </Button>
  );
}

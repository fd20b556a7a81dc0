import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { CircleCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { CopyButton } from '#lib/widgets/copy-button.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import type { Opened } from './downline.mutations.ts';
import type { Standing } from './downline.queries.ts';
import { OpenAccountForm } from './open-account-form.tsx';

/** AGT-09, AGT-10 */
export function OpenAccount({ standing }: { standing: Standing }) {
  const t = useT('downline');
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Panel
      icon={<UserPlus size={22} />}
      title={t('register.open.title')}
      text={standing.opens.length === 0 ? t('register.open.off') : t('register.open.text')}
    >
      {opened !== null && <Done opened={opened} onAnother={() => setOpened(null)} />}
      {opened === null && standing.opens.length > 0 && (
        <OpenAccountForm standing={standing} onDone={setOpened} />
      )}
    </Panel>
  );
}

/** The link is shown now and never again: only its digest is kept. */
function Done({ opened, onAnother }: { opened: Opened; onAnother: () => void }) {
  const t = useT('downline');
  return (
    <>
      <output className="bg-gain/12 text-gain flex items-start gap-3 rounded-xl px-4 py-3 font-medium">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t('register.open.done', { name: opened.username })}
      </output>
      {opened.link === null ? (
        <p className="text-pretty">{t('register.open.donePassword')}</p>
      ) : (
        <>
          <p className="text-pretty">{t('register.open.doneLink', { days: opened.linkDays ?? 0 })}</p>
          <div className="bg-ground/60 flex items-center gap-2 rounded-xl py-1 pr-1 pl-4">
            <code className="min-w-0 flex-1 truncate text-sm" aria-label={t('register.open.link')}>
              {opened.link}
            </code>
            <CopyButton text={opened.link} />
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Link
          to="/agentHome/downlineMember/$id"
          params={{ id: opened.id }}
          className={buttonClass('outline')}
        >
          {t('register.open.see')}
        </Link>
        <Button look="quiet" onClick={onAnother}>
          {t('register.open.another')}
        </Button>
      </div>
    </>
  );
}

import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck, ExternalLink, HeartHandshake, Hourglass, ShieldCheck } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/widgets/panel.tsx';

const QUESTIONS = ['more', 'back', 'hide', 'borrow', 'mood', 'stop'] as const;
/** Free, and known for years; the first two speak with people in many languages. */
const ORGANISATIONS = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', text: 'therapy' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/', text: 'anonymous' },
  { name: 'Kaan Pete Roi', url: 'https://kaanpeteroi.org/', text: 'kaan' },
] as const;

/** Readable by everybody: logged out, blocked, or in the middle of a break. */
export function ResponsiblePage() {
  const t = useT('protection');
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <PageHead title={t('responsible.title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('responsible.title')}</h1>
        <p className="text-muted text-pretty">{t('responsible.intro')}</p>
      </div>
      <Panel
        icon={<ShieldCheck size={22} />}
        title={t('responsible.toolsTitle')}
        text={t('responsible.toolsText')}
      >
        <div className="flex flex-wrap gap-3">
          <Link to="/member/limits" className={buttonClass()}>
            {t('responsible.toLimits')}
          </Link>
          <Link to="/member/limits" hash="break" className={buttonClass('outline')}>
            <Hourglass size={18} aria-hidden="true" />
            {t('responsible.toBreak')}
          </Link>
        </div>
      </Panel>
      <Panel
        icon={<ClipboardCheck size={22} />}
        title={t('responsible.askTitle')}
        text={t('responsible.askText')}
      >
        <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty">
          {QUESTIONS.map((question) => (
            <li key={question}>{t(`responsible.ask.${question}`)}</li>
          ))}
        </ul>
      </Panel>
      <Panel
        icon={<HeartHandshake size={22} />}
        title={t('responsible.helpTitle')}
        text={t('responsible.helpText')}
      >
        <ul className="flex flex-col gap-3">
          {ORGANISATIONS.map(({ name, url, text }) => (
            <li key={name} className="flex flex-col">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="text-accent inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
              >
                {name}
                <ExternalLink size={16} aria-hidden="true" />
                <span className="sr-only">{t('responsible.newTab')}</span>
              </a>
              <span className="text-muted text-sm text-pretty">{t(`responsible.by.${text}`)}</span>
            </li>
          ))}
        </ul>
        <Link to="/service" className={buttonClass('outline')}>
          {t('responsible.service')}
        </Link>
      </Panel>
    </div>
  );
}

import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { clockText } from './clock-text.ts';

/** How long this game has been open: an honest clock helps people stop in time. */
export function SessionClock() {
  const t = useT('game');
  const language = useLanguage();
  const [begin] = useState(() => Date.now());
  const [now, setNow] = useState(begin);

  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);

  return (
    <span
      role="timer"
      aria-label={t('bar.clock')}
      title={t('bar.clock')}
      className="flex items-center gap-1.5 tabular-nums"
    >
      <Clock size={16} aria-hidden />
      {clockText(now - begin, language)}
    </span>
  );
}

import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';

/** PRO-01: the way to the terms of the version that something is counted and given by. */
export function TermsLink({ code, version }: { code: string; version: number }) {
  const t = useT('rewards');
  return (
    <Link
      to="/member/rewardTerms"
      search={{ code, version }}
      className="text-accent inline-flex min-h-8 items-center self-start text-sm font-medium underline-offset-4 hover:underline"
    >
      {t('toTerms')}
    </Link>
  );
}

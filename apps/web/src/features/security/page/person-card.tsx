import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { IdCard } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import type { Security } from '#features/security/security.queries.ts';

const KINDS = ['age', 'identity'] as const;

/** Whether the person behind the account is known: money moves once they are. The age is spoken of only where it stands in the way. */
export function PersonCard({ checks }: Pick<Security, 'checks'>) {
  const t = useT('security');
  const open = KINDS.find((kind) => checks[kind].state === 'no' || checks[kind].state === 'pending');
  const kind = open ?? 'identity';
  const { state, page } = checks[kind];
  return (
    <Panel
      on={state === 'yes'}
      icon={<IdCard size={22} />}
      title={t(kind === 'age' ? 'person.age.title' : 'person.identity.title')}
      text={kind === 'age' ? t(`person.age.${state}`) : t(`person.identity.${state}`)}
      action={<Way state={state} page={page} />}
    />
  );
}

function Way({ state, page }: Security['checks']['identity']) {
  const t = useT('security');
  if (state === 'no')
    return (
      <Link to="/service" className={buttonClass('outline')}>
        {t('person.service')}
      </Link>
    );
  if (state !== 'pending' || page === null) return null;
  return (
    <a href={page} rel="noreferrer" className={buttonClass('outline')}>
      {t('person.go')}
    </a>
  );
}

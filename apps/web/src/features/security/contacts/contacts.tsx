import { Button } from '@maidan/ui/button.tsx';
import { Mail, Smartphone } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import type { Security } from '#features/security/security.queries.ts';

export type ContactKind = 'mobile' | 'email';
const ICONS = { mobile: Smartphone, email: Mail };

type ContactCardProps = { kind: ContactKind; security: Security; onOpen: () => void; onRemove: () => void };

/** MEM-14: where a code or a link reaches the owner. What was only typed is not counted on. */
export function ContactCard({ kind, security, onOpen, onRemove }: ContactCardProps) {
  const t = useT('security');
  const Icon = ICONS[kind];
  const isProved = kind === 'mobile' ? security.mobileProved : security.emailProved;
  const words = useContactWords(kind, security[kind], isProved);
  return (
    <Panel
      on={isProved}
      icon={<Icon size={22} />}
      title={t(`contact.title.${kind}`)}
      text={security.hasPassword ? words.text : t('contact.needsPassword')}
      action={
        security.hasPassword && (
          <div className="flex flex-wrap gap-2">
            <Button look="outline" onClick={onOpen} aria-label={words.label}>
              {words.action}
            </Button>
            {security[kind] !== null && (
              <Button look="quiet" onClick={onRemove} aria-label={t(`contact.removeTitle.${kind}`)}>
                {t('contact.remove')}
              </Button>
            )}
          </div>
        )
      }
    />
  );
}

export type RecoveryOffers = { forgotByEmail: boolean; forgotByPhone: boolean };

/** As the platform decides it: what stays must be proved, and must let a forgotten password be set anew. */
export function isOnlyWay(kind: ContactKind, security: Security, offers: RecoveryOffers): boolean {
  const { mobileProved, emailProved } = security;
  if (kind === 'mobile') return mobileProved && !(emailProved && offers.forgotByEmail);
  return (emailProved || offers.forgotByEmail) && !(mobileProved && offers.forgotByPhone);
}

function useContactWords(kind: ContactKind, value: string | null, isProved: boolean) {
  const t = useT('security');
  if (value === null)
    return {
      text: t(`contact.none.${kind}`),
      action: t('contact.add'),
      label: t(`contact.addLabel.${kind}`),
    };
  if (!isProved)
    return {
      text: t(`contact.typed.${kind}`, { value }),
      action: t('contact.confirm'),
      label: t(`contact.confirmLabel.${kind}`),
    };
  return {
    text: t('contact.proved', { value }),
    action: t('contact.change'),
    label: t(`contact.changeLabel.${kind}`),
  };
}

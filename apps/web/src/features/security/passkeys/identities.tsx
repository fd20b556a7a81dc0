import { linkIdentity } from '@maidan/contract/accounts/identity/link-identity.ts';
import { unlinkIdentity } from '@maidan/contract/accounts/identity/unlink-identity.ts';
import { SOCIAL_PROVIDERS } from '@maidan/contract/accounts/identity/social-provider.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { ConfirmDialog } from '#lib/overlays/confirm-dialog.tsx';
import { useSecurityChange } from '#features/security/security.mutations.ts';
import type { Security } from '#features/security/security.queries.ts';
import { useWhen } from '#features/security/use-when.ts';

type Provider = (typeof SOCIAL_PROVIDERS)[number];
type IdentitiesCardProps = {
  security: Security;
  offered: Record<Provider, boolean>;
  /** Leaves the site for the other service's page. */
  leaveFor: (url: string) => void;
};

/** LOG-14: by the operator's flags; what is linked can be unlinked whatever they say. */
export function IdentitiesCard({ security, offered, leaveFor }: IdentitiesCardProps) {
  const t = useT('security');
  const [asked, setAsked] = useState<Provider | null>(null);
  const link = useSecurityChange(linkIdentity);
  const shown = SOCIAL_PROVIDERS.filter(
    (provider) => offered[provider] || security.identities.some((one) => one.provider === provider),
  );
  if (shown.length === 0) return null;
  const goLink = async (provider: Provider): Promise<void> => {
    const { url } = await link.mutateAsync({ provider });
    leaveFor(url);
  };
  return (
    <Panel
      on={security.identities.length > 0}
      icon={<Link2 size={22} />}
      title={t('identities.title')}
      text={t('identities.text')}
    >
      <ul className="flex flex-col gap-2">
        {shown.map((provider) => (
          <IdentityRow
            key={provider}
            provider={provider}
            identity={security.identities.find((one) => one.provider === provider)}
            pending={link.isPending && link.variables.provider === provider}
            onLink={() => void goLink(provider).catch(() => undefined)}
            onUnlink={() => setAsked(provider)}
          />
        ))}
      </ul>
      <Problem text={link.error?.message} />
      {asked !== null && <Unlink provider={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

type IdentityRowProps = {
  provider: Provider;
  identity: Security['identities'][number] | undefined;
  pending: boolean;
  onLink: () => void;
  onUnlink: () => void;
};

function IdentityRow({ provider, identity, pending, onLink, onUnlink }: IdentityRowProps) {
  const t = useT('security');
  const { ago } = useWhen();
  const service = t(`identities.${provider}`);
  return (
    <li className="bg-ground/60 flex items-center gap-3 rounded-xl p-3">
      <span
        aria-hidden="true"
        className="bg-raised text-text grid size-9 shrink-0 place-items-center rounded-full font-bold"
      >
        {service[0]}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{service}</p>
        <p className="text-muted truncate text-sm">
          {identity === undefined
            ? t('identities.notLinked')
            : t('identities.linked', { name: identity.name, when: ago(identity.linkedAt) })}
        </p>
      </div>
      {identity === undefined ? (
        <Button
          look="outline"
          pending={pending}
          aria-label={t('identities.linkLabel', { service })}
          onClick={onLink}
        >
          {t('identities.link')}
        </Button>
      ) : (
        <Button look="outline" aria-label={t('identities.unlinkLabel', { service })} onClick={onUnlink}>
          {t('identities.unlink')}
        </Button>
      )}
    </li>
  );
}

function Unlink({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const t = useT('security');
  const service = t(`identities.${provider}`);
  const unlink = useSecurityChange(unlinkIdentity);
  const finish = async (): Promise<void> => {
    await unlink.mutateAsync({ provider });
    showToast(t('identities.unlinked', { service }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('identities.unlinkTitle', { service })}
      text={t('identities.unlinkText')}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('identities.unlink')}
      pending={unlink.isPending}
      error={unlink.error}
      onConfirm={() => void finish().catch(() => undefined)}
      onClose={onClose}
    />
  );
}

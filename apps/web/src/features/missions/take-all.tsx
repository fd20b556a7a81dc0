import type { Mission } from '@maidan/contract/rewards/missions/mission.ts';
import { Button } from '@maidan/ui/button.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useClaimAll } from './missions.mutations.ts';

/** A bonus with conditions is taken on its own, after its conditions were read. */
export function TakeAll({ missions }: { missions: readonly Mission[] }) {
  const t = useT('missions');
  const language = useLanguage();
  const claim = useClaimAll({ onSuccess: () => showToast(t('taken'), 'gain') });
  const cash = missions.filter(({ wagering }) => wagering === null);
  if (cash.length < 2) return null;
  const onTake = (): void =>
    claim.mutate({ rewards: cash, language }, { onError: ({ message }) => showToast(message, 'loss') });
  return (
    <Button
      look="outline"
      pending={claim.isPending}
      aria-label={claim.isPending ? t('taking') : undefined}
      onClick={onTake}
    >
      {t('takeAll')}
    </Button>
  );
}

import type { Mission } from '@maidan/contract/rewards/missions/mission.ts';
import { CLAIMS_AT_ONCE } from '@maidan/contract/rewards/claim-rewards.ts';
import { Button } from '@maidan/ui/button.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useClaimRewards } from './missions.mutations.ts';

/** A bonus with conditions is taken on its own, after its conditions were read. */
export function TakeAll({ missions }: { missions: readonly Mission[] }) {
  const t = useT('missions');
  const language = useLanguage();
  const claim = useClaimRewards({ onSuccess: () => showToast(t('taken'), 'gain') });
  const cash = missions.filter(({ wagering }) => wagering === null);
  if (cash.length < 2) return null;
  const onTake = (): void =>
    claim.mutate(
      { rewards: cash.slice(0, CLAIMS_AT_ONCE).map(({ code, period }) => ({ code, period })), language },
      {
        onError: ({ message }) => showToast(message, 'loss'),
      },
    );
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

import type { ReferredFriend } from '@maidan/contract/referral/referral.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { clsx } from 'clsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { useClaimRewards } from './referral.mutations.ts';

type ItemProps = { friend: ReferredFriend; words: MemberWords; mayTake: boolean };

const LOOKS: Readonly<Record<ReferredFriend['stage'], string>> = {
  registered: 'bg-raised text-muted',
  deposited: 'bg-action/14 text-accent',
  played: 'bg-gain/12 text-gain',
};

/** One friend: how far they have come, and what that has brought. */
export function FriendItem({ friend, words, mayTake }: ItemProps) {
  const t = useT('referral');
  const { name, stage, registeredAt, reward, amount, until, givenAt, reason } = friend;
  const said = {
    amount: amount === null ? '' : words.short(amount),
    until: until === null ? '' : words.when(until),
    when: givenAt === null ? '' : words.when(givenAt),
    reason: reason ?? '',
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <span className={clsx('rounded-full px-2.5 py-0.5 text-sm font-medium', LOOKS[stage])}>
            {t(`stage.${stage}`)}
          </span>
          <span className="text-muted text-sm tabular-nums">
            {t('friends.registered', { when: words.when(registeredAt) })}
          </span>
        </p>
        <p
          className={clsx(
            'text-sm text-pretty tabular-nums',
            reward === 'given' ? 'text-gain font-medium' : 'text-muted',
          )}
        >
          {t(`reward.${reward}`, said)}
        </p>
      </div>
      {reward === 'ready' && mayTake && <Take friend={friend} amount={said.amount} />}
    </li>
  );
}

function Take({ friend: { code, key }, amount }: { friend: ReferredFriend; amount: string }) {
  const t = useT('referral');
  const language = useLanguage();
  const claim = useClaimRewards();
  if (code === null) return null;
  const onTake = (): void =>
    claim.mutate(
      { rewards: [{ code, period: key }], language },
      { onSuccess: () => showToast(t('friends.taken', { amount }), 'gain') },
    );
  return (
    <>
      <Button
        size="small"
        pending={claim.isPending}
        aria-label={claim.isPending ? t('friends.taking') : undefined}
        onClick={onTake}
      >
        {t('friends.take', { amount })}
      </Button>
      {claim.error !== null && (
        <div className="basis-full">
          <Problem text={claim.error.message} />
        </div>
      )}
    </>
  );
}

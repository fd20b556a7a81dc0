import type { PointReward } from '@maidan/contract/points/point-mall.ts';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useOperationId } from '#lib/call/use-operation-id.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { PasswordStep } from './password-step.tsx';
import { useRedeemPointReward } from './points.mutations.ts';
import { usePointWords } from './use-point-words.ts';

/** PRO-05: what will happen, and the payment password. */
export function RedeemDialog({ reward, onClose }: { reward: PointReward; onClose: () => void }) {
  const t = useT('mall');
  const common = useT('common');
  const words = usePointWords();
  const id = useOperationId('session');
  const redeem = useRedeemPointReward();
  const { code, points } = reward;
  const title = words.text(reward.title);
  const send = (paymentPassword: string): void => {
    const wish = `redeemPointReward ${code} ${points}`;
    redeem.mutate(
      { operationId: id.of(wish), code, points, paymentPassword },
      {
        onSuccess: () => {
          id.done(wish);
          showToast(t('redeem.done', { title }), 'gain');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={t('redeem.title', { title })} closeLabel={common('close')} shape="box" onClose={onClose}>
      <div className="flex flex-col gap-4 px-6 pb-6">
        <p className="text-pretty">
          {t(reward.amount === null ? 'redeem.sent' : 'redeem.paid', {
            points: words.count(points),
            amount: reward.amount === null ? '' : words.money(reward.amount),
          })}
        </p>
        <PasswordStep
          action={t('redeem.send', { points: words.count(points) })}
          pending={redeem.isPending}
          problem={redeem.error?.message}
          onBack={onClose}
          onSend={send}
        />
      </div>
    </Dialog>
  );
}

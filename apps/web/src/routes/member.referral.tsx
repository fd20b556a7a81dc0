import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ReferralPage } from '#features/referral/referral-page.tsx';
import { QrCode } from '#features/security/qr-code.tsx';
import { balanceQuery } from '#features/session/state/session.queries.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { WithReferralTexts } from '#lib/texts/referral-texts.ts';
import { requireLogin } from '#lib/session/require-login.ts';

/** MEM-09 */
export const Route = createFileRoute('/member/referral')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: ReferralScreen,
});

const drawCode = (address: string) => <QrCode text={address} />;

function ReferralScreen() {
  const { data: balance } = useQuery(balanceQuery());
  return (
    <WithAccountTexts>
      <WithReferralTexts>
        <ReferralPage currencySymbol={balance?.currencySymbol ?? ''} drawCode={drawCode} />
      </WithReferralTexts>
    </WithAccountTexts>
  );
}

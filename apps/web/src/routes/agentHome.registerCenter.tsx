import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RegisterCenterPage } from '#features/downline/register-center-page.tsx';
import { QrCode } from '#features/security/qr-code.tsx';
import { WithDownlineTexts } from '#lib/texts/downline-texts.ts';

/** AGT-09 */
export const Route = createFileRoute('/agentHome/registerCenter')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  component: RegisterCenterScreen,
});

const drawQr = (text: string) => <QrCode text={text} />;

function RegisterCenterScreen() {
  return (
    <Suspense>
      <WithDownlineTexts>
        <RegisterCenterPage qr={drawQr} />
      </WithDownlineTexts>
    </Suspense>
  );
}

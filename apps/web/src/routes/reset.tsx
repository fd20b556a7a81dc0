import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ResetPage } from '#features/session/password/reset-page.tsx';
import { takeResetCode } from '#features/session/password/reset-code.ts';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';

/** PWD-02: where a mailed link leads. */
export const Route = createFileRoute('/reset')({
  staticData: { chrome: 'no-footer', drawnIn: 'browser' },
  component: ResetScreen,
});

function ResetScreen() {
  const [code] = useState(takeResetCode);
  return (
    <Suspense>
      <WithAccountTexts>
        <ResetPage code={code} />
      </WithAccountTexts>
    </Suspense>
  );
}

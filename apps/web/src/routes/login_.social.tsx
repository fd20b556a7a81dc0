import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { SocialPage } from '#features/session/social/social-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { takeSocialReturn } from '#lib/session/social-answer.ts';

/** LOG-14: where another service sends the browser back to; code and state are out of the address by now. */
export const Route = createFileRoute('/login_/social')({
  staticData: { drawnIn: 'browser' },
  component: SocialScreen,
});

function SocialScreen() {
  const [answer] = useState(takeSocialReturn);
  return (
    // Here and not further out: while texts are on their way React forgets what was above, and the answer is given once.
    <Suspense>
      <WithAccountTexts>
        <SocialPage answer={answer} />
      </WithAccountTexts>
    </Suspense>
  );
}

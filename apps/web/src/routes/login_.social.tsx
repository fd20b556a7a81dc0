import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { SocialPage } from '#features/session/social-page.tsx';
import { takeSocialReturn } from '#lib/arrival.ts';
import { WithAccountTexts } from '#lib/i18n.tsx';

/** LOG-14: where another service sends the browser back to; code and state are out of the address by now. */
export const Route = createFileRoute('/login_/social')({
  staticData: { drawnIn: 'browser' },
  component: SocialScreen,
});

function SocialScreen() {
  const [answer] = useState(takeSocialReturn);
  return (
    <WithAccountTexts>
      <SocialPage answer={answer} />
    </WithAccountTexts>
  );
}

import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openModal } from '#lib/overlays/modal-store.ts';
import { onceTabsAsked, readToken } from '#lib/session/session-token.ts';
import { codeText } from './-code-text.ts';
import { HomeScreen, loadHome } from './-home-screen.tsx';
import { asWritten } from './-search-text.ts';

export const Route = createFileRoute('/register')({
  validateSearch: asWritten<'referralCode' | 'affiliateCode'>,
  loader: loadHome,
  component: RegisterScreen,
});

async function countVisit(referralCode: string): Promise<void> {
  try {
    const { noteVisit } = await import('#features/referral/note-visit.ts');
    noteVisit(referralCode);
  } catch {
    // A count that does not come through keeps nobody from registering.
  }
}

/** RTE-02: home with the register modal; the codes of whoever sent the link come along. */
function RegisterScreen() {
  const search = Route.useSearch();
  const [referralCode, affiliateCode] = [codeText(search.referralCode), codeText(search.affiliateCode)];
  const navigate = useNavigate();
  useEffect(
    () =>
      onceTabsAsked(() => {
        if (readToken() !== null) {
          void navigate({ to: '/', replace: true });
          return;
        }
        if (affiliateCode !== undefined) void noteVisit(affiliateCode);
        openModal('register', {
          ...(referralCode === undefined ? {} : { referralCode }),
          ...(affiliateCode === undefined ? {} : { affiliateCode }),
        });
        if (readToken() !== null) void navigate({ to: '/', replace: true });
        else {
          // MEM-09: of a visitor alone; whoever looks at their own link counts for nothing.
          if (referralCode !== undefined) void countVisit(referralCode);
          openModal('register', {
            ...(referralCode === undefined ? {} : { referralCode }),
            ...(affiliateCode === undefined ? {} : { affiliateCode }),
          });
        }
      }),
    [navigate, referralCode, affiliateCode],
  );
  return <HomeScreen />;
}

/** AGT-09: read late, and missed by nobody who cannot read it. */
async function noteVisit(code: string): Promise<void> {
  const { countVisit } = await import('#features/session/register/count-visit.ts');
  await countVisit(code);
}

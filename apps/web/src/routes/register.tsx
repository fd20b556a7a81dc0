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
        void noteVisit({ referralCode, affiliateCode });
        openModal('register', {
          ...(referralCode === undefined ? {} : { referralCode }),
          ...(affiliateCode === undefined ? {} : { affiliateCode }),
        });
      }),
    [navigate, referralCode, affiliateCode],
  );
  return <HomeScreen />;
}

type Codes = { referralCode: string | undefined; affiliateCode: string | undefined };

/** AGT-09, MEM-09: of a visitor alone. A count that does not come through keeps nobody from registering. */
async function noteVisit({ referralCode, affiliateCode }: Codes): Promise<void> {
  try {
    if (affiliateCode !== undefined)
      await (await import('#features/session/register/count-visit.ts')).countVisit(affiliateCode);
    if (referralCode !== undefined)
      (await import('#features/referral/note-visit.ts')).noteVisit(referralCode);
  } catch {
    // Nothing is lost but the count.
  }
}

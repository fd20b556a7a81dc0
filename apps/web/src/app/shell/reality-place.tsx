import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useRealityDue } from '#features/protection/use-reality-due.ts';
import { memberInfoQuery } from '#features/session/session.queries.ts';
import { WithProtectionTexts } from '#lib/i18n.tsx';
import { QuietPart } from '#lib/quiet-part.tsx';
import { useIsLoggedIn } from '#lib/session-token.ts';

const RealityDialog = lazy(async () => ({
  default: (await import('#features/protection/reality-dialog.tsx')).RealityDialog,
}));

/** Over whatever the page shows, for whoever plays with an own account. */
export function RealityPlace() {
  const loggedIn = useIsLoggedIn();
  const { data: member } = useQuery({ ...memberInfoQuery(), enabled: loggedIn });
  const plays =
    loggedIn &&
    member !== undefined &&
    !member.isTrial &&
    !member.mustChangePassword &&
    member.break === null;
  const [due, take] = useRealityDue(plays);
  if (!due) return null;
  return (
    <QuietPart>
      <WithProtectionTexts>
        <RealityDialog onClose={take} />
      </WithProtectionTexts>
    </QuietPart>
  );
}

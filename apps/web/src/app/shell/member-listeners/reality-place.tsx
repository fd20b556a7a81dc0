import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { useRealityDue } from '#features/protection/use-reality-due.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { WithProtectionTexts } from '#lib/texts/i18n.tsx';
import { QuietPart } from '#lib/loading/quiet-part.tsx';
import { useClosure } from '#lib/site/site-status.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

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
  // STA-01: nothing lies over a closed site.
  const closure = useClosure(useLocation({ select: ({ pathname }) => pathname }));
  if (!due || closure !== null) return null;
  return (
    <QuietPart>
      <WithProtectionTexts>
        <RealityDialog onClose={take} />
      </WithProtectionTexts>
    </QuietPart>
  );
}

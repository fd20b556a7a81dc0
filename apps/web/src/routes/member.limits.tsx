import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LimitsPage } from '#features/protection/limits-page.tsx';
import { WithProtectionTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** R1, R2: one press away from every page. */
export const Route = createFileRoute('/member/limits')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: LimitsScreen,
});

function LimitsScreen() {
  const router = useRouter();
  return (
    <WithProtectionTexts>
      {/* The page of the break stands where games and lobby were. */}
      <LimitsPage onBreakBegun={() => void router.navigate({ to: '/' })} />
    </WithProtectionTexts>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#features/rewards/promotions/terms-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { WithPromotionTexts } from '#lib/texts/promotion-texts.ts';
import { requireLogin } from '#lib/session/require-login.ts';

/** MEM-02: whoever changes the address reads that such terms are not there. */
export const Route = createFileRoute('/member/rewardTerms')({
  staticData: { drawnIn: 'browser' },
  validateSearch: ({ code, version }: Record<string, unknown>): { code: string; version: number } => ({
    code: typeof code === 'string' && /^[a-z][a-z0-9-]{1,31}$/.test(code) ? code : 'none',
    version:
      typeof version === 'number' && Number.isInteger(version) && version > 0 && version < 1_000_000
        ? version
        : 1,
  }),
  beforeLoad: requireLogin,
  component: TermsScreen,
});

function TermsScreen() {
  const { code, version } = Route.useSearch();
  return (
    <WithAccountTexts>
      <WithPromotionTexts>
        <TermsPage code={code} version={version} />
      </WithPromotionTexts>
    </WithAccountTexts>
  );
}

import type { ComponentProps } from 'react';
import { LogoutPrompt } from '#features/session/member/logout-prompt.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';

export function Logout(props: ComponentProps<typeof LogoutPrompt>) {
  return (
    <WithAccountTexts>
      <LogoutPrompt {...props} />
    </WithAccountTexts>
  );
}

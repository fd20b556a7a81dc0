import type { ComponentProps } from 'react';
import { HelpModal } from '#features/help/help-modal.tsx';
import { NoticeModal } from '#features/messages/notice-modal.tsx';
import { PublicModal } from '#features/messages/public-modal.tsx';
import { WithHelpTexts } from '#lib/i18n.tsx';

/** What the house tells, with the texts around it. */
export function Notice(props: ComponentProps<typeof NoticeModal>) {
  return (
    <WithHelpTexts>
      <NoticeModal {...props} />
    </WithHelpTexts>
  );
}

export function Public(props: ComponentProps<typeof PublicModal>) {
  return (
    <WithHelpTexts>
      <PublicModal {...props} />
    </WithHelpTexts>
  );
}

export function Help(props: ComponentProps<typeof HelpModal>) {
  return (
    <WithHelpTexts>
      <HelpModal {...props} />
    </WithHelpTexts>
  );
}

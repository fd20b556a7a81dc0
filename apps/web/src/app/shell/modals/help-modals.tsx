import { HelpModal } from '#features/help/help-modal.tsx';
import type { ComponentProps } from 'react';
import { WithHelpTexts } from '#lib/texts/i18n.tsx';

/** Answers beside what somebody is doing, with the texts around them. */
export function Help(props: ComponentProps<typeof HelpModal>) {
  return (
    <WithHelpTexts>
      <HelpModal {...props} />
    </WithHelpTexts>
  );
}

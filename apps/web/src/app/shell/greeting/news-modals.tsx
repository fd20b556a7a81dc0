import type { ComponentProps } from 'react';
import { NoticeModal } from '#features/messages/notice-modal.tsx';
import { PublicModal } from '#features/messages/public-modal.tsx';
import { WithNewsTexts } from '#lib/texts/i18n.tsx';

/** What the house tells, with the texts around it. */
export function Notice(props: ComponentProps<typeof NoticeModal>) {
  return (
    <WithNewsTexts>
      <NoticeModal {...props} />
    </WithNewsTexts>
  );
}

export function Public(props: ComponentProps<typeof PublicModal>) {
  return (
    <WithNewsTexts>
      <PublicModal {...props} />
    </WithNewsTexts>
  );
}

import type { ComponentProps } from 'react';
import { ChatModal } from '#features/chat/chat-modal.tsx';
import { ContractPopup } from '#features/contracts/contract-popup.tsx';
import { WithChatTexts } from '#lib/texts/chat-texts.ts';

/** MOD-03: what only members meet, with the texts it speaks. */
export function Chat(props: ComponentProps<typeof ChatModal>) {
  return (
    <WithChatTexts>
      <ChatModal {...props} />
    </WithChatTexts>
  );
}

export function Contract(props: ComponentProps<typeof ContractPopup>) {
  return (
    <WithChatTexts>
      <ContractPopup {...props} />
    </WithChatTexts>
  );
}

import { gameFrameMessage } from '@maidan/contract/seamless-wallet/launch.ts';
import type { GameFrameMessage } from '@maidan/contract/seamless-wallet/launch.ts';
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Hears the framed game, and nobody else: the exact origin, that very frame, and only words of the contract. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: GameFrameMessage) => void,
): void {
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = gameFrameMessage.safeParse(event.data);
      if (message.success) onMessage(message.data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin, onMessage]);
}

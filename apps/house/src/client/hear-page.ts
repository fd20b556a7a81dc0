import { gamePageMessage } from '@maidan/contract/seamless-wallet/launch.ts';

/** Follows the page around the frame, and nobody else: the site that launched the game, and only words of the contract. */
export function hearPage(siteOrigin: string): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== siteOrigin) return;
    const message = gamePageMessage.safeParse(data);
    if (message.success) document.documentElement.dataset['theme'] = message.data.theme;
  });
}

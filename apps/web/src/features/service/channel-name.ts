import { useT } from '#lib/texts/i18n.tsx';

const KNOWN = [
  'helpCenter',
  'liveChat',
  'email',
  'phone',
  'facebook',
  'messenger',
  'youtube',
  'telegram',
  'whatsapp',
  'line',
  'viber',
] as const;

/** The name people know it by; a kind of the operator's own is shown as it was written. */
export function useChannelName(): (csType: string) => string {
  const t = useT('service');
  return (csType) => {
    const known = KNOWN.find((kind) => kind.toLowerCase() === csType.toLowerCase());
    return known === undefined ? csType : t(`channel.${known}`);
  };
}

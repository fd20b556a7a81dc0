import type { HoldReason } from '@maidan/contract/accounts/sessions/hold-reason.ts';
import { useT } from '#lib/texts/i18n.tsx';

/** T25: first the one reason for the wait, where it is known, then what waits. */
export function useHeldWords(): (because: HoldReason | null, whatWaits: string) => string {
  const t = useT('login');
  return (because, whatWaits) =>
    because === null ? whatWaits : `${t(`heldBecause.${because}`)} ${whatWaits}`;
}

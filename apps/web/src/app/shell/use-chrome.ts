import { useMatches } from '@tanstack/react-router';

export type Chrome = 'full' | 'no-footer' | 'bare';

/** What the innermost page wants around itself (RTE-04, RTE-10, RTE-12). */
export function useChrome(): Chrome {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.chrome ?? 'full' });
}

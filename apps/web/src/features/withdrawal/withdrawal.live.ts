import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame } from '#lib/live.ts';
import { WITHDRAWAL_KEY } from './withdrawal.queries.ts';

/** MEM-05: every step, and every bet that counts, shows at once. */
export function useWithdrawalLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: WITHDRAWAL_KEY });
    const stops = [onFrame('withdrawal', readAgain), onFrame('balance', readAgain)];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
}

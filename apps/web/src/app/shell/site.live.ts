import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshBrandLook } from '#lib/brand-look.ts';
import { onFrame } from '#lib/live.ts';
import { SETTINGS_KEY, statusQuery } from '#lib/site-status.ts';

/** Mounted once by the shell: when the operator changes the look or the status, open pages follow. */
export function useSiteLive(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onFrame('settings-changed', ({ data, version }) => {
        if (data.what === 'brand') refreshBrandLook(version);
        if (data.what === 'status') void queryClient.invalidateQueries({ queryKey: statusQuery().queryKey });
        if (data.what === 'status' || data.what === 'settings')
          void queryClient.invalidateQueries({ queryKey: SETTINGS_KEY });
      }),
    [queryClient],
  );
}

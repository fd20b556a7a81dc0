import { addNoticeDevice } from '@maidan/contract/notices/add-notice-device.ts';
import { removeNoticeDevice } from '@maidan/contract/notices/remove-notice-device.ts';
import { setNotices } from '@maidan/contract/notices/set-notices.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { NOTICES_KEY } from './notices.queries.ts';

function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: NOTICES_KEY });
}

export function useSetNotices() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (input: RequestOf<typeof setNotices>) => call(setNotices, input),
    onSettled,
  });
}

export function useAddNoticeDevice() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (input: RequestOf<typeof addNoticeDevice>) => call(addNoticeDevice, input),
    onSettled,
  });
}

export function useRemoveNoticeDevice() {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (input: RequestOf<typeof removeNoticeDevice>) => call(removeNoticeDevice, input),
    onSettled,
  });
}

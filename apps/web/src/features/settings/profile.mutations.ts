import { setIcon } from '@maidan/contract/accounts/profile/set-icon.ts';
import { setNickname } from '@maidan/contract/accounts/profile/set-nickname.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { preparePicture } from '#lib/pictures/prepare-picture.ts';
import { sendPicture } from '#lib/pictures/send-picture.ts';

/** Whoever shows the name or the picture reads it anew, also where the socket is silent. */
function useProfileChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.news?.includes('profile') === true });
}

export function useSetNickname() {
  const onSuccess = useProfileChanged();
  return useMutation({ mutationFn: (nickname: string) => call(setNickname, { nickname }), onSuccess });
}

type Choice = RequestOf<typeof setIcon>;

/** One of the drawn ones, or a file: that is sent first, under the rules of every upload. */
export function useSetIcon() {
  const onSuccess = useProfileChanged();
  return useMutation({
    mutationFn: async (choice: Choice | File) => call(setIcon, await asChoice(choice)),
    onSuccess,
  });
}

async function asChoice(choice: Choice | File): Promise<Choice> {
  if (!(choice instanceof File)) return choice;
  const { body } = await preparePicture(choice);
  const { signal } = new AbortController();
  return { pictureId: await sendPicture(body, { onProgress: () => undefined, signal }) };
}

import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

type Result<Data, Input> = UseMutationResult<Data, Error, Input>;

/**
 * A mutation that a second press does not begin again: the first is drawn as pending only a moment later, and a double click is there
 * before that. Its answer would be said twice.
 */
export function useOneAtATime<Data, Input>(
  options: UseMutationOptions<Data, Error, Input>,
): Omit<Result<Data, Input>, 'mutateAsync'> {
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: async (...settled) => {
      try {
        await options.onSettled?.(...settled);
      } finally {
        isUnderWay.current = false;
      }
    },
  });
  const mutate: Result<Data, Input>['mutate'] = (...asked) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...asked);
  };
  return { ...mutation, mutate };
}

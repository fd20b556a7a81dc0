import { useEffect } from 'react';

/**
 * LOG-12: a form's values live as long as anything remembers one of its functions, and a router or an aborted call does
 * (by the stack of its error). So whatever was typed is dropped when the form goes. Comes after whoever listens to it.
 */
export function useForgetTyped({ reset }: { reset: () => void }): void {
  useEffect(() => () => reset(), [reset]);
}

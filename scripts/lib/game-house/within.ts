/** Nothing that a test waits for takes longer, also where the machine is somebody else's meanwhile. */
export const LONGEST_WAIT_MS = 60_000;

/** A wait that says what it was for if that never comes. */
export async function within<Value>(what: string, waited: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`waited ${LONGEST_WAIT_MS / 1000} s in vain: ${what}`)),
      LONGEST_WAIT_MS,
    );
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Headers of calls to processes that come and go: a kept connection may have lost its other end just when it is used again.
 */
export const ITS_OWN_CONNECTION = { connection: 'close' } as const;

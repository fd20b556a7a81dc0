import * as z from 'zod/mini';

/** A host by its exact name, or `*.` and the end of its name; in the sandbox also one on this machine with its port. */
export const pushHost = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(
      /^(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|127\.0\.0\.1:\d{2,5})$/,
      'must be a host such as fcm.googleapis.com or *.push.apple.com',
    ),
  );

/** Where the browsers of today get their notices from. */
export const standardPushHosts = (): string[] => [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

import type { App } from '#http/platform.ts';
import { forgetOldSteps } from '#modules/verification/forget-old-steps.ts';
import { forgetOldSessions } from '#modules/session/forget-old-sessions.ts';
import { forgetOldEvents } from '#modules/system/forget-old-events.ts';

const EVERY_MS = 5 * 60_000;

/** Small repeated duties of every node. Each is safe to run on all of them at once. */
export async function startHousekeeping(app: App): Promise<void> {
  const { cipher } = app.platform;
  const replaced = await cipher.keys.replaceClosed();
  if (replaced > 0)
    app.log.warn(
      { replaced },
      'MAIDAN_SECRET has changed: keys of encrypted calls that it does not open were replaced; open pages fetch the new one',
    );
  await cipher.keys.rotate();
  const tidy = async () => {
    await cipher.keys.rotate();
    await cipher.keys.prune();
    await forgetOldSteps(app.platform);
    await forgetOldSessions(app.platform);
    await forgetOldEvents(app.platform);
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) =>
      app.log.warn({ err: error }, 'housekeeping failed and will be tried again'),
    );
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

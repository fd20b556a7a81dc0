import type { App } from '#http/platform.ts';
import { forgetOldSteps } from '#modules/verification/forget-old-steps.ts';
import { forgetOldSessions } from '#modules/session/forget-old-sessions.ts';

const EVERY_MS = 5 * 60_000;

/** Small repeated duties of every node. Each is safe to run on all of them at once. */
export async function startHousekeeping(app: App): Promise<void> {
  const { cipher } = app.platform;
  await cipher.keys.rotate();
  const tidy = async () => {
    await cipher.keys.rotate();
    await cipher.keys.prune();
    await forgetOldSteps(app.platform);
    await forgetOldSessions(app.platform);
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

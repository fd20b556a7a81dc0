import type { App } from '#call/platform.ts';

/** A node takes calls only when there is a key for the encrypted ones, which its own secret opens. */
export async function prepareCipherKeys(app: App): Promise<void> {
  const { cipher } = app.platform;
  const replaced = await cipher.keys.replaceClosed();
  if (replaced > 0)
    app.log.warn(
      { replaced },
      'MAIDAN_SECRET has changed: keys of encrypted calls that it does not open were replaced; open pages fetch the new one',
    );
  await cipher.keys.rotate();
}

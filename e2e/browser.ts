import type { LaunchOptions } from '@playwright/test';
import { browserPath } from '../scripts/lib/machine.mjs';

/** A mouse that hovers and points exactly, as the runner says it too; whoever adds to these settings replaces them. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Pictures are a third of what a page costs the processor, and drawing them half of what it costs the server: the
 * journeys that are about them ask for them (`test.use(WITH_PICTURES)`).
 */
const launch = (pictures: boolean): LaunchOptions => ({
  executablePath: browserPath() ?? '',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--blink-settings=${MOUSE},imagesEnabled=${pictures}`,
  ],
});

export const WITHOUT_PICTURES = { launchOptions: launch(false) };
export const WITH_PICTURES = { launchOptions: launch(true) };

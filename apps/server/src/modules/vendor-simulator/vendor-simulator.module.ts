import { getVendorRun as getVendorRunOperation } from '@maidan/contract/vendor-simulator/get-vendor-run.ts';
import { getVendorSimulator as getVendorSimulatorOperation } from '@maidan/contract/vendor-simulator/get-vendor-simulator.ts';
import { startVendorRun as startVendorRunOperation } from '@maidan/contract/vendor-simulator/start-vendor-run.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getVendorRun } from './get-vendor-run.ts';
import { getVendorSimulator } from './get-vendor-simulator.ts';
import { startVendorRun } from './start-vendor-run.ts';

/** In production the routes do not exist at all: there is no switch to forget. A sandbox that strangers reach may do without them too. */
export function mountVendorSimulator(app: App): void {
  const { profile, vendorSimulator } = app.platform.config;
  if (profile !== 'sandbox' || !vendorSimulator) return;
  mount(app, getVendorSimulatorOperation, getVendorSimulator);
  mount(app, startVendorRunOperation, startVendorRun);
  mount(app, getVendorRunOperation, getVendorRun);
}

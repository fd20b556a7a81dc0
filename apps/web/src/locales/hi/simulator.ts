import simulator from './simulator.json';

/** Loaded where the sandbox is tried out as a vendor: see `WithSimulatorTexts`. */
export const messages = { simulator };

import measuring from './measuring.json';

/** Loaded where visits are measured, when somebody is asked or looks: see `WithMeasuringTexts`. */
export const messages = { measuring };

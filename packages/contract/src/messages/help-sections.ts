/** The parts of the help center, in the order they are shown. */
export const HELP_SECTIONS = ['start', 'money', 'play', 'safety', 'rules'] as const;
export type HelpSection = (typeof HELP_SECTIONS)[number];

import team from './team.json';

/** Loaded when an agent opens a report: see `WithTeamTexts`. */
export const messages = { team };

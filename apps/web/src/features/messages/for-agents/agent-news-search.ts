import { AGENT_SUBJECTS } from '@maidan/contract/messages/platform/platform-message.ts';

/** `site` is what the site announces to every member; the rest is told to agents. */
export const NEWS_FILTERS = [...AGENT_SUBJECTS, 'site'] as const;
export type NewsFilter = (typeof NEWS_FILTERS)[number];
export type AgentNewsSearch = { about?: Exclude<NewsFilter, 'agents'>; page?: number };

const MAX_PAGE = 1_000;

/** Reads an address. What makes no sense is left out rather than refused: a link always opens. */
export function readAgentNews(raw: Record<string, unknown>): AgentNewsSearch {
  const about = NEWS_FILTERS.find((one) => one === raw['about']);
  const page = Number(raw['page']);
  return {
    ...(about === undefined || about === 'agents' ? {} : { about }),
    ...(about === 'site' && Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
  };
}

/** AGT-01: the pages of the agent center. Each has its address from the beginning and says honestly that it opens later. */
const AGENT_PAGES = [
  'agentTeamOverview',
  'agentAnnouncement',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
] as const;
export type AgentPageName = (typeof AGENT_PAGES)[number];

export function agentPage(name: string): AgentPageName | null {
  return AGENT_PAGES.find((page) => page === name) ?? null;
}

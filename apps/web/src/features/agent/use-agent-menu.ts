import { useRouter } from '@tanstack/react-router';
import { AGENT_MENU, type AgentEntry, type AgentGroupName, type AgentPageName } from './agent-pages.ts';
import { useConsolidatedFunds } from './agent.queries.ts';

export type MenuEntry = AgentEntry & { name: AgentPageName };
export type MenuGroup = { group: AgentGroupName; entries: readonly MenuEntry[] };

/** AGT-01, AGT-08: the pages that are there, for this agent. Until the contracts are known, only what needs none. */
export function useAgentMenu(): readonly MenuGroup[] {
  const { routesByPath } = useRouter();
  const { data: flags } = useConsolidatedFunds();
  return AGENT_MENU.map(({ group, entries }) => ({
    group,
    entries: (entries as readonly MenuEntry[]).filter(
      ({ to, flag }) => to in routesByPath && (flag === undefined || flags?.[flag] === true),
    ),
  })).filter(({ entries }) => entries.length > 0);
}

import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { permissionQuery } from '#lib/site/site-settings.ts';
import { AGENT_MENU, type AgentEntry, type AgentGroupName, type AgentPageName } from './agent-pages.ts';
import { useConsolidatedFunds } from './agent.queries.ts';

export type MenuEntry = AgentEntry & {
  name: AgentPageName;
  /** Not known yet whether it is there: its place is kept, so that nothing below moves under a pointer. */
  waits: boolean;
};
export type MenuGroup = { group: AgentGroupName; entries: readonly MenuEntry[] };

/** AGT-01, AGT-08: the pages that are there, for this agent. */
export function useAgentMenu(): readonly MenuGroup[] {
  const { routesByPath } = useRouter();
  const { data: flags, isError } = useConsolidatedFunds();
  const { data: site } = useQuery(permissionQuery());
  const waits = flags === undefined && !isError && site?.agentPolicy3 !== false;
  return AGENT_MENU.map(({ group, entries }) => ({
    group,
    entries: (entries as readonly Omit<MenuEntry, 'waits'>[])
      .filter(({ to, flag }) => to in routesByPath && (flag === undefined || waits || flags?.[flag] === true))
      .map((entry) => ({ ...entry, waits: waits && entry.flag !== undefined })),
  })).filter(({ entries }) => entries.length > 0);
}

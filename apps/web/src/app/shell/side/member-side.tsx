import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { MEMBER_ENTRIES, MONEY_ENTRIES, OFFER_ENTRIES } from '#app/shell/nav/member-nav.ts';
import { EntryMark } from '#app/shell/nav/entry-mark.tsx';
import { useExisting } from '#app/shell/nav/nav.ts';
import type { NavEntry } from '#app/shell/nav/nav.ts';
import { SideGroup } from './side-group.tsx';
import { SideEntries } from './side-line.tsx';
import type { SideProps } from './side-line.tsx';
import { useStanding } from '#app/shell/nav/use-standing.ts';

/** MEM-02: the number beside whatever has something unread. */
function useMarkOf(): (entry: NavEntry) => ReactNode {
  const standing = useStanding();
  return (entry) => <EntryMark entry={entry} standing={standing} />;
}

/** SID-02: what a visitor's menu does not have comes when somebody is logged in. */
export function MemberOffers(props: SideProps) {
  const entries = useExisting([...MONEY_ENTRIES, ...OFFER_ENTRIES], useStanding());
  return <SideEntries {...props} entries={entries} markOf={useMarkOf()} />;
}

/** SID-03 */
export function MemberGroup(props: SideProps) {
  const t = useT('shell');
  const entries = useExisting(MEMBER_ENTRIES, useStanding());
  return (
    <SideGroup name="member" title={t('member-center')}>
      <SideEntries {...props} entries={entries} markOf={useMarkOf()} />
    </SideGroup>
  );
}

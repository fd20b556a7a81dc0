import { useT } from '#lib/i18n.tsx';
import { MEMBER_ENTRIES, MONEY_ENTRIES, OFFER_ENTRIES } from './member-nav.ts';
import { useExisting } from './nav.ts';
import { SideGroup } from './side-group.tsx';
import { SideEntries } from './side-line.tsx';
import type { SideProps } from './side-line.tsx';
import { useStanding } from './use-standing.ts';

/** SID-02: what a visitor's menu does not have comes when somebody is logged in. */
export function MemberOffers(props: SideProps) {
  const entries = useExisting([...MONEY_ENTRIES, ...OFFER_ENTRIES], useStanding());
  return <SideEntries {...props} entries={entries} />;
}

/** SID-03 */
export function MemberGroup(props: SideProps) {
  const t = useT('shell');
  const entries = useExisting(MEMBER_ENTRIES, useStanding());
  return (
    <SideGroup name="member" title={t('member-center')}>
      <SideEntries {...props} entries={entries} />
    </SideGroup>
  );
}

import type { DownlineMember } from '@maidan/contract/downline/downline-member.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { FilePlus2, FileSignature } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

const PAGE = '/agentHome/contracts';

/** AGT-09: contracts are made with agents directly below, and with nobody else. */
export const hasContracts = ({ type, depth }: Pick<DownlineMember, 'type' | 'depth'>): boolean =>
  type !== 0 && depth === 1;

type LinksProps = { member: DownlineMember; look: 'icons' | 'small' | 'words' };

/** To the contracts with somebody, and to an offer. */
export function ContractLinks({ member, look }: LinksProps) {
  const t = useT('downline');
  if (!hasContracts(member)) return null;
  const { id, username } = member;
  const isIcon = look === 'icons';
  const size = look === 'words' ? 18 : 16;
  const className = isIcon
    ? buttonClass('quiet', 'small')
    : look === 'small'
      ? buttonClass('outline', 'small')
      : buttonClass('outline');
  return (
    <>
      <Link
        to={PAGE}
        search={{ side: 'below', downline: id }}
        title={isIcon ? t('member.contracts') : undefined}
        aria-label={t('list.contracts', { name: username })}
        className={className}
      >
        <FileSignature size={size} aria-hidden className="shrink-0" />
        {!isIcon && t('member.contracts')}
      </Link>
      {member.open && (
        <Link
          to={PAGE}
          search={{ side: 'below', downline: id, offer: 'new' }}
          title={isIcon ? t('member.offer') : undefined}
          aria-label={t('list.offer', { name: username })}
          className={className}
        >
          <FilePlus2 size={size} aria-hidden className="shrink-0" />
          {!isIcon && t('member.offer')}
        </Link>
      )}
    </>
  );
}

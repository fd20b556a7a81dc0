import { AddPasskeyDialog } from '#features/security/passkeys/add-passkey-dialog.tsx';
import { ContactDialog } from '#features/security/contacts/contact-dialog.tsx';
import { isOnlyWay, type ContactKind, type RecoveryOffers } from '#features/security/contacts/contacts.tsx';
import { PaymentPasswordDialog } from './payment-password.tsx';
import { RemoveContactDialog } from '#features/security/contacts/remove-contact-dialog.tsx';
import { RenewCodesDialog } from '#features/security/second-step/recovery-codes.tsx';
import { LooserDialog } from '#features/security/second-step/second-step.tsx';
import type { Security } from '#features/security/security.queries.ts';
import { TotpRemoveDialog, TotpSetUpDialog } from '#features/security/second-step/totp.tsx';

/** What somebody wants to change; a contact that goes is named by its kind. */
export type Asked =
  | 'payment'
  | 'totp'
  | 'totpRemove'
  | 'codes'
  | 'looser'
  | 'passkey'
  | ContactKind
  | `${ContactKind}Remove`
  | null;

type Props = {
  asked: Asked;
  security: Security;
  offers: RecoveryOffers | undefined;
  onAsk: (asked: Asked) => void;
};

/** The one dialog of the security center that is open. */
export function AskedDialog({ asked, security, offers, onAsk }: Props) {
  const onClose = (): void => onAsk(null);
  switch (asked) {
    case 'payment':
      return <PaymentPasswordDialog onClose={onClose} />;
    case 'mobile':
    case 'email':
      return (
        <ContactDialog
          kind={asked}
          replaces={security[`${asked}Proved`]}
          known={security[`${asked}Proved`] ? null : security[asked]}
          onClose={onClose}
        />
      );
    case 'mobileRemove':
    case 'emailRemove': {
      const [kind, other] =
        asked === 'mobileRemove' ? (['mobile', 'email'] as const) : (['email', 'mobile'] as const);
      return (
        <RemoveContactDialog
          kind={kind}
          isOnlyWay={offers !== undefined && isOnlyWay(kind, security, offers)}
          onAddOther={() => onAsk(other)}
          onClose={onClose}
        />
      );
    }
    case 'totp':
      return <TotpSetUpDialog onClose={onClose} />;
    case 'codes':
      return <RenewCodesDialog onClose={onClose} />;
    case 'looser':
      return <LooserDialog onClose={onClose} />;
    case 'totpRemove':
      return <TotpRemoveDialog onClose={onClose} />;
    case 'passkey':
      return <AddPasskeyDialog hasPassword={security.hasPassword} onClose={onClose} />;
    case null:
      return null;
  }
}

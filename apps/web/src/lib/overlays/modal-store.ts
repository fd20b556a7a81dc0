import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { SessionEnd } from '@maidan/contract/accounts/sessions/session-end.ts';
import type { login } from '@maidan/contract/accounts/login/login.ts';
import { create } from 'zustand';
import type { Game } from '@maidan/contract/games/game.ts';

export type AddressVerification = NonNullable<ResponseOf<typeof login>['verification']>;

/** Why a session is over, as the person reads it (`session.ended`). */
export type LostBy = Exclude<SessionEnd, 'logout'>;

export type PromptProps = {
  kind: 'info' | 'warning' | 'confirm';
  message: string;
  /** Runs when the person agrees; a promise keeps the button pending until it ends. */
  onConfirm?: () => void | Promise<void>;
};

/** What each modal is given beside `onClose`. */
export type ModalProps = {
  /** `because`: why somebody who was logged in must do it again; the page below is kept. */
  login: {
    returnTo?: string;
    because?: LostBy;
    /** The game that they want, where more of it is known than its address. */
    game?: Partial<Pick<Game, 'gameType' | 'gameClassify'>>;
  };
  /** LOG-14: an identity that was confirmed elsewhere needs no password here. */
  register: {
    referralCode?: string;
    returnTo?: string;
    affiliateCode?: string;
    socialTicket?: string;
    socialProvider?: 'google' | 'facebook';
    socialName?: string;
    firebaseIdToken?: string;
  };
  logout: object;
  /** LOG-09: what a trial player is told, with the way to a real account. */
  needAccount: object;
  /** SID-06: the site on a phone. */
  phone: object;
  /** LOG-06: a code that was in the address is exchanged. */
  handOver: { code: string };
  /** T19: another device wants in. */
  handOverAsked: { id: string; device: string };
  /** LOG-13: what a login from a new address still asks for. */
  newAddress: { verification: AddressVerification; returnTo?: string; onBack?: () => void };
  /** PWD-01; `forced` cannot be closed, `first` is of an account that has none. The change ticket, if there is one, is kept in `held-ticket.ts`. */
  changePassword: { forced?: boolean; returnTo?: string; firstTime?: boolean; first?: boolean };
  forgot: { returnTo?: string };
  /** LOG-02: the first-login action. */
  welcome: object;
  notice: { index: number };
  /** MOD-01: the popups of whoever is looking. */
  public: { ids: readonly string[]; kind: 'user' | 'visitor' };
  /** MOD-02: one article over the page; what is below stays as it is. */
  help: { article: string };
  prompt: PromptProps;
  /** SET-02: the ways to reach people. */
  service: object;
  language: object;
  search: object;
  /** MOD-03: a chat room beside the page. */
  chat: { room: string };
  /** MOD-03: what the upline has proposed. */
  contract: object;
};
export type ModalName = keyof ModalProps;
export type OpenModal = { [Name in ModalName]: { name: Name; props: ModalProps[Name] } }[ModalName];

/** A prompt, or a login in the middle of work, stands over what was open and gives it back: nothing typed is lost. */
type ModalState = { open: OpenModal | null; under: OpenModal | null };

export const useModalStore = create<ModalState>(() => ({ open: null, under: null }));

/** Modals whose props are all optional may be opened by name alone. */
export function openModal<Name extends ModalName>(
  name: Name,
  ...[props]: object extends ModalProps[Name] ? [props?: ModalProps[Name]] : [props: ModalProps[Name]]
): void {
  const above = name === 'prompt' || name === 'help' || (props !== undefined && 'because' in props);
  useModalStore.setState(({ open, under }) => ({
    open: { name, props: props ?? {} } as OpenModal,
    under: above ? (open?.name === 'prompt' || open?.name === name ? under : open) : null,
  }));
}

/** Closes the one named, or the uppermost. */
export function closeModal(name?: ModalName): void {
  useModalStore.setState(({ open, under }) => {
    if (name === undefined || open?.name === name) return { open: under, under: null };
    return under?.name === name ? { open, under: null } : { open, under };
  });
}

/** Whatever is open belongs to a page that is no longer there. */
export function closeModals(): void {
  useModalStore.setState({ open: null, under: null });
}

/** MOD-04: the small box for one sentence that must be read. */
export function showPrompt(prompt: PromptProps): void {
  openModal('prompt', prompt);
}

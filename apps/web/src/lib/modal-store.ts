import { create } from 'zustand';

export type PromptProps = {
  kind: 'info' | 'warning' | 'confirm';
  message: string;
  /** Runs when the person agrees; a promise keeps the button pending until it ends. */
  onConfirm?: () => void | Promise<void>;
};

/** What each modal is given beside `onClose`. */
export type ModalProps = {
  login: { returnTo?: string };
  register: { referralCode?: string; returnTo?: string };
  logout: object;
  notice: { index: number };
  prompt: PromptProps;
  language: object;
};
export type ModalName = keyof ModalProps;
export type OpenModal = { [Name in ModalName]: { name: Name; props: ModalProps[Name] } }[ModalName];

type ModalState = { open: OpenModal | null };

export const useModalStore = create<ModalState>(() => ({ open: null }));

/** Modals whose props are all optional may be opened by name alone. */
export function openModal<Name extends ModalName>(
  name: Name,
  ...[props]: object extends ModalProps[Name] ? [props?: ModalProps[Name]] : [props: ModalProps[Name]]
): void {
  useModalStore.setState({ open: { name, props: props ?? {} } as OpenModal });
}

export function closeModal(): void {
  useModalStore.setState({ open: null });
}

/** MOD-04: the small box for one sentence that must be read. */
export function showPrompt(prompt: PromptProps): void {
  openModal('prompt', prompt);
}

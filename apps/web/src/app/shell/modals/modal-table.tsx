import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadInTime } from '#lib/loading/load-in-time.ts';
import type { ModalName, ModalProps } from '#lib/overlays/modal-store.ts';

type ModalComponents = { [Name in ModalName]: ComponentType<ModalProps[Name] & { onClose: () => void }> };

function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadInTime(async () => ({ default: await load() })));
}

/** Every modal comes when it is first asked for: forms and their schemas are no part of the first visit. */
const MODALS: ModalComponents = {
  login: late(async () => (await import('./picture-modals.tsx')).PictureLogin),
  register: late(async () => (await import('./picture-modals.tsx')).PictureRegister),
  newAddress: late(async () => (await import('./account-modals.tsx')).NewAddress),
  changePassword: late(async () => (await import('./account-modals.tsx')).ChangePassword),
  forgot: late(async () => (await import('./picture-modals.tsx')).PictureForgot),
  welcome: late(async () => (await import('./account-modals.tsx')).Welcome),
  logout: late(async () => (await import('#features/session/member/logout-prompt.tsx')).LogoutPrompt),
  needAccount: late(async () => (await import('./security-modals.tsx')).NeedAccount),
  phone: late(async () => (await import('./security-modals.tsx')).Phone),
  handOver: late(async () => (await import('./security-modals.tsx')).HandOver),
  handOverAsked: late(async () => (await import('./security-modals.tsx')).HandOverAsked),
  notice: late(async () => (await import('./news-modals.tsx')).Notice),
  public: late(async () => (await import('./news-modals.tsx')).Public),
  help: late(async () => (await import('./help-modals.tsx')).Help),
  prompt: late(async () => (await import('./prompt-modal.tsx')).PromptModal),
  service: late(async () => (await import('#features/service/service-modal.tsx')).ServiceModal),
  search: late(async () => (await import('./search-modal.tsx')).SearchModal),
  chat: late(async () => (await import('./chat-modals.tsx')).Chat),
  contract: late(async () => (await import('./chat-modals.tsx')).Contract),
  language: late(async () => (await import('./language-modal.tsx')).LanguageModal),
};

/** The modal of a name, with the props it was opened with. */
export function NamedModal({ name, ...props }: { name: ModalName }) {
  const Modal = MODALS[name] as ComponentType<object>;
  return <Modal {...props} />;
}

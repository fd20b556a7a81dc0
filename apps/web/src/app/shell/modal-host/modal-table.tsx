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
  login: late(async () => (await import('#app/shell/modals/picture-modals.tsx')).PictureLogin),
  register: late(async () => (await import('#app/shell/modals/picture-modals.tsx')).PictureRegister),
  newAddress: late(async () => (await import('#app/shell/modals/account-modals.tsx')).NewAddress),
  changePassword: late(async () => (await import('#app/shell/modals/account-modals.tsx')).ChangePassword),
  forgot: late(async () => (await import('#app/shell/modals/picture-modals.tsx')).PictureForgot),
  welcome: late(async () => (await import('#app/shell/modals/account-modals.tsx')).Welcome),
  logout: late(async () => (await import('#app/shell/modals/logout-modal.tsx')).Logout),
  needAccount: late(async () => (await import('#app/shell/modals/security-modals.tsx')).NeedAccount),
  phone: late(async () => (await import('#app/shell/modals/security-modals.tsx')).Phone),
  handOver: late(async () => (await import('#app/shell/modals/security-modals.tsx')).HandOver),
  handOverAsked: late(async () => (await import('#app/shell/modals/security-modals.tsx')).HandOverAsked),
  notice: late(async () => (await import('#app/shell/greeting/news-modals.tsx')).Notice),
  public: late(async () => (await import('#app/shell/greeting/news-modals.tsx')).Public),
  help: late(async () => (await import('#app/shell/modals/help-modals.tsx')).Help),
  prompt: late(async () => (await import('#app/shell/modals/prompt-modal.tsx')).PromptModal),
  service: late(async () => (await import('#features/service/service-modal.tsx')).ServiceModal),
  search: late(async () => (await import('#app/shell/modals/search-modal.tsx')).SearchModal),
  chat: late(async () => (await import('#app/shell/modals/chat-modals.tsx')).Chat),
  contract: late(async () => (await import('#app/shell/modals/chat-modals.tsx')).Contract),
  language: late(async () => (await import('#app/shell/modals/language-modal.tsx')).LanguageModal),
};

/** The modal of a name, with the props it was opened with. */
export function NamedModal({ name, ...props }: { name: ModalName }) {
  const Modal = MODALS[name] as ComponentType<object>;
  return <Modal {...props} />;
}

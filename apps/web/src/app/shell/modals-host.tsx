import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { closeModal, useModalStore } from '#lib/modal-store.ts';
import type { ModalName, ModalProps, OpenModal } from '#lib/modal-store.ts';
import { ErrorBoundary } from '#lib/error-boundary.tsx';
import { loadInTime } from '#lib/load-in-time.ts';
import { LoadError } from './load-error.tsx';

type ModalComponents = { [Name in ModalName]: ComponentType<ModalProps[Name] & { onClose: () => void }> };

/** Every modal comes when it is first asked for: forms and their schemas are no part of the first visit. */
const MODALS: ModalComponents = {
  login: lazy(() =>
    loadInTime(async () => ({ default: (await import('./picture-modals.tsx')).PictureLogin })),
  ),
  register: lazy(() =>
    loadInTime(async () => ({
      default: (await import('./picture-modals.tsx')).PictureRegister,
    })),
  ),
  newAddress: lazy(() =>
    loadInTime(async () => ({ default: (await import('./account-modals.tsx')).NewAddress })),
  ),
  changePassword: lazy(() =>
    loadInTime(async () => ({ default: (await import('./account-modals.tsx')).ChangePassword })),
  ),
  forgot: lazy(() =>
    loadInTime(async () => ({ default: (await import('./picture-modals.tsx')).PictureForgot })),
  ),
  welcome: lazy(() =>
    loadInTime(async () => ({ default: (await import('./account-modals.tsx')).Welcome })),
  ),
  logout: lazy(() =>
    loadInTime(async () => ({ default: (await import('#features/session/logout-prompt.tsx')).LogoutPrompt })),
  ),
  needAccount: lazy(() =>
    loadInTime(async () => ({ default: (await import('./security-modals.tsx')).NeedAccount })),
  ),
  phone: lazy(() => loadInTime(async () => ({ default: (await import('./security-modals.tsx')).Phone }))),
  handOver: lazy(() =>
    loadInTime(async () => ({ default: (await import('./security-modals.tsx')).HandOver })),
  ),
  handOverAsked: lazy(() =>
    loadInTime(async () => ({ default: (await import('./security-modals.tsx')).HandOverAsked })),
  ),
  notice: lazy(() =>
    loadInTime(async () => ({ default: (await import('#features/messages/notice-modal.tsx')).NoticeModal })),
  ),
  prompt: lazy(() => loadInTime(async () => ({ default: (await import('./prompt-modal.tsx')).PromptModal }))),
  service: lazy(() =>
    loadInTime(async () => ({ default: (await import('#features/service/service-modal.tsx')).ServiceModal })),
  ),
  language: lazy(() =>
    loadInTime(async () => ({ default: (await import('./language-modal.tsx')).LanguageModal })),
  ),
};

export function ModalsHost() {
  const { open, under } = useModalStore();
  return [under, open].map((modal) => modal !== null && <Shown key={modal.name} {...modal} />);
}

function Shown({ name, props }: OpenModal) {
  const Modal = MODALS[name] as ComponentType<object>;
  return (
    <ErrorBoundary fallback={ModalBroken}>
      <Suspense fallback={null}>
        <Modal {...props} {...{ onClose: () => closeModal(name) }} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ModalBroken() {
  return <LoadError onClose={() => closeModal()} />;
}

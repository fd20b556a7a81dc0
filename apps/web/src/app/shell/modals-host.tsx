import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { closeModal, useModalStore } from '#lib/modal-store.ts';
import type { ModalName, ModalProps } from '#lib/modal-store.ts';
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
  logout: lazy(() =>
    loadInTime(async () => ({ default: (await import('#features/session/logout-prompt.tsx')).LogoutPrompt })),
  ),
  notice: lazy(() =>
    loadInTime(async () => ({ default: (await import('#features/messages/notice-modal.tsx')).NoticeModal })),
  ),
  prompt: lazy(() => loadInTime(async () => ({ default: (await import('./prompt-modal.tsx')).PromptModal }))),
  language: lazy(() =>
    loadInTime(async () => ({ default: (await import('./language-modal.tsx')).LanguageModal })),
  ),
};

export function ModalsHost() {
  const open = useModalStore((state) => state.open);
  if (open === null) return null;
  const Modal = MODALS[open.name] as ComponentType<object>;
  return (
    <ErrorBoundary key={open.name} fallback={ModalBroken}>
      <Suspense fallback={null}>
        <Modal key={open.name} {...open.props} {...{ onClose: closeModal }} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ModalBroken() {
  return <LoadError onClose={closeModal} />;
}

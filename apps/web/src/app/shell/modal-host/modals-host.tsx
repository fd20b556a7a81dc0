import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#lib/loading/error-boundary.tsx';
import { loadInTime } from '#lib/loading/load-in-time.ts';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import type { OpenModal } from '#lib/overlays/modal-store.ts';
import { LoadError } from './load-error.tsx';

/** Even the list of modals waits for the first that is asked for. */
const NamedModal = lazy(() =>
  loadInTime(async () => ({ default: (await import('./modal-table.tsx')).NamedModal })),
);

export function ModalsHost() {
  const { open, under } = useModalStore();
  return [under, open].map((modal) => modal !== null && <Shown key={modal.name} {...modal} />);
}

function Shown({ name, props }: OpenModal) {
  return (
    <ErrorBoundary fallback={ModalBroken}>
      <Suspense fallback={null}>
        <NamedModal name={name} {...props} {...{ onClose: () => closeModal(name) }} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ModalBroken() {
  return <LoadError onClose={() => closeModal()} />;
}

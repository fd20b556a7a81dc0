import { useRouterState } from '@tanstack/react-router';

/** RTE-14: runs along the top while the next page is on its way, and is gone when it stands. */
export function LoadingCover() {
  const loading = useRouterState({ select: ({ status, isLoading }) => status === 'pending' && isLoading });
  if (!loading) return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="progress-bar bg-action h-full w-1/3" />
    </div>
  );
}

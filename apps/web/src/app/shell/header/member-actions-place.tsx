import { Skeleton } from '@maidan/ui/skeleton.tsx';

/** Holds the member's place until the page is hydrated; hidden from visitors by the mark on the page. */
export function MemberActionsPlace() {
  return (
    <div className="member-only items-center gap-2" aria-hidden="true">
      <Skeleton className="h-11 w-36 rounded-lg" />
      <Skeleton className="size-11 rounded-full" />
    </div>
  );
}

import { clsx } from 'clsx';

/** A place held in the shape of what comes. Size and radius come from the class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('bg-raised skeleton block rounded-md', className)} />;
}

import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  /** The name for assistive technology, and the tooltip of the browser. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, icon, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={clsx(
        'text-muted hover:bg-raised hover:text-text inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg transition-colors duration-150',
        className,
      )}
    >
      {icon}
    </button>
  );
}

import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'action' | 'quiet' | 'outline' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Working: keeps focus, says so to assistive technology, and ignores further clicks. */
  pending?: boolean;
  disabled?: boolean;
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

const LOOKS: Record<ButtonLook, string> = {
  action: 'bg-action text-on-action hover:bg-action-strong font-semibold shadow-action',
  quiet: 'text-text hover:bg-raised font-medium',
  outline: 'bg-raised text-text hover:bg-raised-strong font-medium',
  danger: 'bg-loss text-on-loss hover:opacity-90 font-semibold',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'h-9 px-3 text-sm gap-1.5 rounded-md',
  medium: 'h-11 px-4 text-[0.9375rem] gap-2 rounded-lg',
  large: 'h-13 px-6 text-base gap-2 rounded-lg',
};

/** Shared by buttons and by links that look like one. */
export function buttonClass(look: ButtonLook = 'action', size: ButtonSize = 'medium', block = false): string {
  return clsx(
    'relative inline-flex shrink-0 cursor-pointer items-center justify-center whitespace-nowrap transition-colors duration-150 select-none',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    LOOKS[look],
    SIZES[size],
    block && 'w-full',
  );
}

export function Button(props: ButtonProps) {
  const {
    look,
    size,
    pending = false,
    disabled = false,
    block,
    className,
    children,
    onClick,
    type,
    ...rest
  } = props;
  const idle = !pending && !disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // `disabled` would drop the focus; a click on a working button is swallowed instead, submit included.
    if (idle) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={idle ? undefined : true}
      aria-busy={pending || undefined}
      className={clsx(buttonClass(look, size, block), className)}
      onClick={handleClick}
    >
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={clsx('inline-flex items-center gap-[inherit]', pending && 'invisible')}>
        {children}
      </span>
    </button>
  );
}

import { Dialog } from '@maidan/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';

type FormDialogProps = {
  title: string;
  intro: string;
  /** REG-11: a picture for the side, or the top where there is no side. */
  picture?: ReactNode;
  /** Without it neither Escape nor a button closes: there is something to be done first. */
  dismissable?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of the account's forms: a picture beside the form on a large screen, a strip of it above the form on a phone (REG-11). */
export function FormDialog({
  title,
  intro,
  picture,
  dismissable = true,
  onClose,
  children,
}: FormDialogProps) {
  const common = useT('common');
  return (
    <Dialog
      bare
      title={title}
      closeLabel={common('close')}
      dismissable={dismissable}
      onClose={onClose}
      {...(picture === undefined ? {} : { className: 'md:w-[46rem]!' })}
    >
      <div className="flex flex-1 flex-col md:flex-row">
        {picture !== undefined && (
          <div className="relative h-28 shrink-0 overflow-hidden bg-[#121a2e] md:h-auto md:w-72">
            {picture}
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-5 p-6">
          <div className="pr-10">
            <p aria-hidden="true" className="text-xl font-bold tracking-tight">
              {title}
            </p>
            <p className="text-muted mt-1 text-pretty">{intro}</p>
          </div>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

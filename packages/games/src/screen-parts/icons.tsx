import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="gs-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
);
export const RulesIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5M12 7.6v.1" />
  </Icon>
);
export const FairnessIcon = () => (
  <Icon>
    <path d="M12 3l7 3v5c0 5-3 8.5-7 10-4-1.5-7-5-7-10V6z" />
    <path d="m8.8 12 2.2 2.3 4.2-4.6" />
  </Icon>
);
export const SoundIcon = ({ on }: { on: boolean }) => (
  <Icon>
    <path d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500z" />
    {on ? <path d="M15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" /> : <path d="m16 9.5 5 5M21 9.500l-5 5" />}
  </Icon>
);
export const MinusIcon = () => (
  <Icon>
    <path d="M6 12h12" />
  </Icon>
);
export const PlusIcon = () => (
  <Icon>
    <path d="M6 12h12M12 6v12" />
  </Icon>
);
export const SpinIcon = () => (
  <Icon>
    <path d="M20 12a8 8 0 1 1-2.6-5.9" />
    <path d="M20.5 3.500v4.600h-4.6" />
  </Icon>
);
export const HistoryIcon = () => (
  <Icon>
    <path d="M4 12a8 8 0 1 0 2.6-5.900" />
    <path d="M3.500 3.500v4.600h4.600M12 8v4.300l2.900 1.700" />
  </Icon>
);
/** Play again and again. */
export const AutoIcon = () => (
  <Icon>
    <path d="M17.500 3.500 20.500 6.500l-3 3M3.500 11.500V10A3.500 3.500 0 0 1 7 6.500h13M6.500 20.500 3.500 17.500l3-3M20.500 12.500V14a3.500 3.500 0 0 1-3.500 3.500H4" />
  </Icon>
);
/** A feature that is sold. */
export const BuyIcon = () => (
  <Icon>
    <path d="M4 11.500V4h7.500l8.500 8.500-7.500 7.500z" />
    <circle cx="8.500" cy="8.500" r="1.300" />
  </Icon>
);
export const StopIcon = () => (
  <Icon>
    <rect x="6" y="6" width="12" height="12" rx="2" />
  </Icon>
);
export const SkipIcon = () => (
  <Icon>
    <path d="m5 6 7 6-7 6zM12 6l7 6-7 6z" />
  </Icon>
);
/** What may be set. */
export const OptionsIcon = () => (
  <Icon>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.600" />
    <circle cx="8" cy="17" r="2.600" />
  </Icon>
);

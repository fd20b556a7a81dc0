import type { ReactNode } from 'react';

/** What draws an address as a QR code. */
export type DrawQr = (text: string) => ReactNode;

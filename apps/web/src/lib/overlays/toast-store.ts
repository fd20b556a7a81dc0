import { create } from 'zustand';

export type Toast = { id: number; tone: 'info' | 'gain' | 'loss'; text: string };

const STEP_MS = 500;
const SHOWN_STEPS = 10;
const MOST_AT_ONCE = 3;
let lastId = 0;

export const useToastStore = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

/** A short word that needs no answer. What must be read goes into a prompt. */
export function showToast(text: string, tone: Toast['tone'] = 'info'): void {
  const toast = { id: (lastId += 1), tone, text };
  useToastStore.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-MOST_AT_ONCE) }));
  dismissLater(toast.id);
}

/** Step by step: a phone that stood still for a while must not take the word away unread. */
function dismissLater(id: number, steps = SHOWN_STEPS): void {
  setTimeout(() => (steps > 1 ? dismissLater(id, steps - 1) : dismissToast(id)), STEP_MS);
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

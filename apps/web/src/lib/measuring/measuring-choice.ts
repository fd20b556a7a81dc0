import { useSyncExternalStore } from 'react';
import { storedValue } from '#lib/storage/storage.ts';

/** Empty until somebody has chosen. */
type MeasuringChoice = 'yes' | 'no' | '';

const KEY = 'maidan-measuring';
const isChoice = (value: unknown): value is MeasuringChoice => value === 'yes' || value === 'no';
const kept = storedValue<MeasuringChoice>(KEY, isChoice, '');

/** For a browser that keeps nothing: the choice then holds as long as the page does. */
let unkept: MeasuringChoice = '';

export function chooseMeasuring(choice: 'yes' | 'no'): void {
  unkept = choice;
  kept.write(choice);
  if (kept.read() === choice) unkept = '';
}

/** A browser that asks every site not to pass anything on has answered already. */
function measuringChoice(): MeasuringChoice {
  const choice = unkept === '' ? kept.read() : unkept;
  if (choice !== '') return choice;
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ? 'no' : '';
}

export function useMeasuringChoice(): MeasuringChoice {
  return useSyncExternalStore(subscribe, measuringChoice, () => '');
}

/** What is chosen in one tab holds in all of them. */
function subscribe(listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === KEY) listener();
  };
  window.addEventListener('storage', hear);
  const leave = kept.subscribe(listener);
  return () => {
    window.removeEventListener('storage', hear);
    leave();
  };
}

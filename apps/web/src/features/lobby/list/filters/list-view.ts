import { useSyncExternalStore } from 'react';
import { storedValue } from '#lib/storage/storage.ts';

/** How somebody likes to go through a list; it is theirs, so it stands in the browser and not in the address. */
export type ListView = 'pages' | 'endless';

const isView = (value: unknown): value is ListView => value === 'pages' || value === 'endless';
const choice = storedValue<ListView>('maidan-list-view', isView, 'pages');

export const chooseListView = choice.write;

/** The server does not know the choice: it draws pages, and the browser goes on from there. */
export function useListView(): ListView {
  return useSyncExternalStore(choice.subscribe, choice.read, () => 'pages');
}

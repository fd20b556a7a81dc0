import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storedValue } from '#lib/storage/storage.ts';
import { realityCheckQuery } from './protection.queries.ts';

const isCount = (value: unknown): value is number => typeof value === 'number';
/** How many intervals of this login were looked at; a page that is loaded anew does not ask twice. */
const looked = storedValue('maidan.reality', isCount, 0, 'session');

/** Whole intervals of a login that lie behind after so many seconds. */
export function intervalsIn(seconds: number, everyMinutes: number): number {
  return Math.floor(seconds / (everyMinutes * 60));
}

/** Whether a look is due, and how to say that it was taken. The time is that of the login, not of this page. */
export function useRealityDue(enabled: boolean): [boolean, () => void] {
  const { data } = useQuery({ ...realityCheckQuery(), enabled, staleTime: Infinity });
  const [due, setDue] = useState(false);
  const [seen, setSeen] = useState(() => looked.read());
  useEffect(() => {
    if (!enabled || data === undefined) return undefined;
    const elapsed = data.seconds + (Date.now() - data.at) / 1000;
    const behind = intervalsIn(elapsed, data.everyMinutes);
    // A number beyond what this login has lasted is that of an earlier one.
    const last = seen > behind ? 0 : seen;
    const next = (behind > last ? behind : behind + 1) * data.everyMinutes * 60;
    const timer = setTimeout(() => setDue(true), Math.max(0, (next - elapsed) * 1000));
    return () => clearTimeout(timer);
  }, [enabled, data, seen]);
  const take = (): void => {
    setDue(false);
    if (data === undefined) return;
    const behind = intervalsIn(data.seconds + (Date.now() - data.at) / 1000, data.everyMinutes);
    looked.write(behind);
    setSeen(behind);
  };
  return [due && enabled, take];
}

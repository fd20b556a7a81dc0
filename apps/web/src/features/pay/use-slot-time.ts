import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { useFormats } from '#lib/texts/use-formats.ts';

type Slot = { type: ContractType; from: string; to: string };

const DAY_MS = 86_400_000;

/** A slot in words: a day, a stretch of days, or a stretch of a day. */
export function useSlotTime(): (slot: Slot) => string {
  const { dateTime } = useFormats();
  const day = (at: Date) => dateTime(at, { day: 'numeric', month: 'short', year: 'numeric' });
  const clock = (at: Date) => dateTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return ({ type, from, to }) => {
    const [first, after] = [new Date(from), new Date(to)];
    if (type === 'hourly' || type === 'realtime') return `${day(first)}, ${clock(first)}–${clock(after)}`;
    // The last moment belongs to the last day, not the first one after it.
    if (after.getTime() - first.getTime() <= DAY_MS) return day(first);
    return `${day(first)} – ${day(new Date(after.getTime() - 1))}`;
  };
}

import { Refusal } from '#refusals/refusal.ts';

const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

export const rebateRefusal = ({ lowest, highest }: { lowest: number; highest: number }): Refusal =>
  new Refusal('REBATE_BOUNDS', { args: [percent(lowest), percent(highest)], fields: { rebate: 'bounds' } });

/**
 * In which words a partner speaks to the wallet: ours (`wallet.ts`), whole minor units with HTTP 200 for whatever is decided
 * (`integer-shape.ts`), or decimal text with 4xx for refusals (`decimal-shape.ts`).
 */
export const PARTNER_SHAPES = ['ours', 'integer', 'decimal'] as const;
export type PartnerShape = (typeof PARTNER_SHAPES)[number];

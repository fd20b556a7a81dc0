export const ODDS_FORMATS = ['decimal', 'fractional', 'malay', 'hongkong', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

const signed = (value: number, decimals: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(decimals)}`;

/** The same odds as people of several places write them, in Latin digits. `odds` are decimal, in hundredths. */
export function oddsText(odds: number, format: OddsFormat): string {
  const net = odds - 100;
  switch (format) {
    case 'decimal':
      return (odds / 100).toFixed(2);
    case 'hongkong':
      return (net / 100).toFixed(2);
    case 'fractional': {
      const common = divisor(net, 100);
      return `${net / common}/${100 / common}`;
    }
    case 'american':
      return net >= 100 ? signed(net, 0) : signed(-10_000 / net, 0);
    // Even money and below are as in Hong Kong; above it, what is staked to win one.
    case 'malay':
      return net <= 100 ? signed(net / 100, 2) : signed(-100 / net, 2);
    case 'indonesian':
      return net >= 100 ? signed(net / 100, 2) : signed(-100 / net, 2);
  }
}

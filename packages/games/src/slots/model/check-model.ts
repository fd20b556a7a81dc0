import { MOST_DRAWS, mostDraws } from './bounds.ts';
import { RTP_SETTINGS, type SlotModel } from './model.ts';
import { symbolOf, weightsOf } from './weights.ts';

/** One draw picks a place of a table this long at most: what a processor keeps at hand. */
const MOST_WEIGHT = 16_384;

/** Says what is wrong with a model; nothing if it can be played. */
export function faultOf(model: SlotModel): string | undefined {
  return (
    faultOfShape(model) ??
    faultOfFeatures(model) ??
    RTP_SETTINGS.map((rtp) => faultOfSetting(model, rtp)).find((fault) => fault !== undefined)
  );
}

const isCount = (value: number, least = 0): boolean => Number.isSafeInteger(value) && value >= least;

function faultOfShape(model: SlotModel): string | undefined {
  const { reels, rows, pays, symbols, betUnits, maxWin } = model;
  if (![reels, rows, betUnits, maxWin].every((value) => isCount(value, 1))) return 'sizes are whole numbers';
  if (symbols.length > 26) return 'a symbol is one letter: 26 at most';
  if (new Set(symbols.map(({ name }) => name)).size < symbols.length) return 'two symbols have one name';
  for (const role of ['wild', 'scatter', 'bonus', 'coin'])
    if (symbols.filter((row) => row.role === role).length > 1) return `two symbols are the ${role}`;
  if (symbols.some((row) => row.pays?.some((units) => !isCount(units)))) return 'a win is a whole number';
  if (pays.by !== 'lines') return undefined;
  const fits = (line: string) => line.length === reels && line.split('').every((row) => Number(row) < rows);
  if (!pays.lines.every(fits)) return 'a line leaves the window';
  return new Set(pays.lines).size < pays.lines.length ? 'two lines are one' : undefined;
}

function faultOfFeatures(model: SlotModel): string | undefined {
  const { features, symbols, reels, rows } = model;
  const { tumbles, freeSpins, hold, pick, buy } = features;
  const has = (role: string) => symbols.some((row) => row.role === role);
  if (mostDraws(model) > MOST_DRAWS) return `a round may take ${mostDraws(model)} draws`;
  if (tumbles && (!isCount(tumbles.most, 1) || model.pays.by === 'lines')) return 'lines do not tumble';
  const moves = tumbles ?? features.respins ?? features.walkingWilds ?? features.expandingWilds;
  if (moves !== undefined && (hold || pick)) return 'coins and bonuses are counted where nothing moves';
  if (tumbles && symbols.some((row) => row.role === 'scatter' && row.pays))
    return 'scatters that fall do not pay';
  if (freeSpins?.more && (freeSpins.stickyWilds ?? freeSpins.wildReels)) return 'wilds would cover scatters';
  if (features.respins && features.expandingWilds !== 'always') return 'respins follow wilds that expand';
  if (freeSpins && !has('scatter')) return 'free spins need a scatter';
  if (freeSpins && freeSpins.most < Math.max(...freeSpins.spins)) return 'more free spins than there may be';
  if (hold && (!has('coin') || hold.least > reels * rows)) return 'hold and win needs coins';
  if (pick && (!has('bonus') || pick.stops < 1)) return 'a pick needs a bonus and an end';
  if (buy === 'free-spins' && !freeSpins) return 'what is sold must be there';
  return buy === 'hold' && !hold ? 'what is sold must be there' : undefined;
}

function faultOfSetting(model: SlotModel, rtp: (typeof RTP_SETTINGS)[number]): string | undefined {
  const { strips, buyUnits, weights = {}, free = {} } = model.settings[rtp];
  const known = (name: string) => model.symbols.some((row) => row.name === name);
  const stranger = [...Object.keys(weights), ...Object.keys(free)].find((name) => !known(name));
  if (stranger !== undefined) return `no symbol is called ${stranger}`;
  if (strips && strips.length !== model.reels) return 'a strip for every reel';
  if (
    strips?.some((strip) => strip.split('').some((letter) => model.symbols[symbolOf(letter)] === undefined))
  )
    return 'a strip shows a symbol that is not there';
  if ((buyUnits === undefined) !== (model.features.buy === undefined)) return 'a price for what is sold';
  if (buyUnits !== undefined && !isCount(buyUnits, model.betUnits)) return 'a price of at least one stake';
  const wild = model.symbols.findIndex((row) => row.role === 'wild');
  for (const mode of ['base', 'free'] as const)
    for (const [reel, row] of weightsOf(model, rtp, mode).entries()) {
      const total = row.reduce((sum, weight) => sum + weight, 0);
      if (!row.every((weight) => isCount(weight))) return 'weights are whole numbers';
      if (total < 1 || total > MOST_WEIGHT) return `the weights of a reel add up to ${total}`;
      if (model.pays.by === 'ways' && reel === 0 && (row[wild] ?? 0) > 0) return 'a wild on the first reel';
    }
  return undefined;
}

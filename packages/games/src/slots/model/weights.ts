import type { SlotModel, RtpSetting, Weights } from './model.ts';

export type Mode = 'base' | 'free';

export const onReel = (weights: Weights, reel: number): number =>
  typeof weights === 'number' ? weights : (weights[reel] ?? 0);

/** `[reel][symbol]`: how often each symbol comes up, with the setting's own numbers in place. */
export function weightsOf(model: SlotModel, rtp: RtpSetting, mode: Mode): number[][] {
  const setting = model.settings[rtp];
  return Array.from({ length: model.reels }, (_, reel) => {
    const strip = setting.strips?.[reel];
    if (strip !== undefined) return model.symbols.map((__, symbol) => countOf(strip, symbol));
    return model.symbols.map((row) => {
      const base = setting.weights?.[row.name] ?? row.weights ?? 0;
      const free = setting.free?.[row.name] ?? row.free ?? base;
      return onReel(mode === 'free' ? free : base, reel);
    });
  });
}

function countOf(strip: string, symbol: number): number {
  return strip.split('').filter((letter) => symbolOf(letter) === symbol).length;
}

const FIRST_LETTER = 'A'.charCodeAt(0);
export const symbolOf = (letter: string): number => letter.charCodeAt(0) - FIRST_LETTER;
export const letterOf = (symbol: number): string => String.fromCharCode(FIRST_LETTER + symbol);

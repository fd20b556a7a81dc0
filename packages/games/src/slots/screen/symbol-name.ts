import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { SlotLook } from '#slots/look.ts';
import type { SlotModel } from '#slots/model/model.ts';
import type { SlotTexts } from './slot-texts.ts';

/** As the story of the title calls a symbol; else by the engine's own word for it. */
export function symbolName(
  {
    model,
    look,
    texts,
    language,
  }: { model: SlotModel; look: SlotLook; texts: SlotTexts; language: Language },
  symbol: number,
): string {
  const row = model.symbols[symbol];
  if (!row) return '';
  const own = look.symbols[row.name]?.name;
  if (own) return own;
  if (row.role === 'times') return fill(texts.symbols.times, { times: figure(row.times ?? 0, language) });
  return row.name in texts.symbols ? texts.symbols[row.name as keyof SlotTexts['symbols']] : '';
}

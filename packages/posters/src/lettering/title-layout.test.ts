import { expect, test } from 'vitest';
import { handOf } from '#poster/hands.ts';
import { posterSvg } from '#poster.ts';
import { POSTER_HEIGHT, POSTER_WIDTH } from '#poster/stage.ts';
import { setTitle, type Warp } from './title-layout.ts';

const FIRST =
  'Moonlit Golden Ancient Marvellous Crimson Royal Hidden Brave Starlit Enchanted Turquoise Legendary Little Stormy Fearless'.split(
    ' ',
  );
const LAST =
  `Tiger;Kingfisher of the Sundarbans;Pineapple;Grandmother's Secret Recipe;Ox;Snake Charmer's Daughter;Q & A;7;Kites over the Maidan;Khagrachhari Waterfall;Thousand Lanterns of Brahmaputra;Rickshaw;Jacks or Better;Teen Patti;Live Andar Bahar;Drum;Nightingale;Wiiiiiiiiiiide;MMMMMMMMMMMMMM;Storyteller of the Enchanted Mangrove Forest`.split(
    ';',
  );
const NAMES = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
const VENDORS = 'PG JL JDB CQ9 FC PT EG2 BGS NOUKA SHAPLA JONAKI EKTARA MAIDAN'.split(' ');
const WARPS: readonly Warp[] = ['none', 'arch', 'smile', 'flag', 'bulge', 'rise', 'taper'];

function reach(d: string): { left: number; top: number; right: number; bottom: number } {
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

test('every one of 300 names stays inside its box, whatever the hand and the bend', () => {
  expect(NAMES).toHaveLength(300);
  const box = { x: 20, y: 270, w: 260, h: 100 };
  const outside = NAMES.filter((name, i) => {
    const hand = handOf(VENDORS[i % VENDORS.length] ?? 'PG');
    const style = { ...hand, leading: 0.17, maxLines: 3, align: 'centre' } as const;
    const { left, top, right, bottom } = reach(
      setTitle(name, 'PG', box, style, WARPS[i % WARPS.length] ?? 'none').d,
    );
    const across = left < box.x - 0.1 || right > box.x + box.w + 0.1;
    return across || top < box.y - 0.1 || bottom > box.y + box.h + 0.1;
  });
  expect(outside).toEqual([]);
});

/** The title is the one path that is painted several times over: its outlines plus half of the widest stroke. */
function paintedReach(svg: string): { left: number; top: number; right: number; bottom: number } {
  const definitions = [...svg.matchAll(/<path id="(p\d+)" d="([^"]+)"\/>/g)];
  const [, id = '', d = ''] = definitions.at(-1) ?? [];
  const own = reach(d);
  const box = { ...own };
  for (const [use] of svg.matchAll(new RegExp(`<use href="#${id}"[^>]*>`, 'g'))) {
    const of = (name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(use)?.[1] ?? 0);
    const half = of('stroke-width') / 2;
    box.left = Math.min(box.left, own.left + of('x') - half);
    box.right = Math.max(box.right, own.right + of('x') + half);
    box.top = Math.min(box.top, own.top + of('y') - half);
    box.bottom = Math.max(box.bottom, own.bottom + of('y') + half);
  }
  return box;
}

const JOINED = {
  Bengali:
    'ময়দানে ঘুড়ি;সোনালি বাঘ;কিংবদন্তির সূর্যাস্তের প্রদীপ;বিশ্বকাপ ক্রিকেট;রুপালি কাঠঠোকরা ও পাঠাগার;৭;এক মিনিটের ড্র;মায়াবী মৎস্যকন্যার শঙ্খ',
  Devanagari:
    'मैदान में पतंगें;सुनहरा बाघ;किंवदंती के सूर्यास्त का दीप;विश्व कप क्रिकेट;चाँदी का कठफोड़वा और पुस्तकालय;७;एक मिनट का ड्रॉ;मायावी मत्स्यकन्या का शंख',
};

test.each(Object.entries(JOINED))(
  '%s lettering stays inside its box, whatever the hand and the bend',
  (_, names) => {
    const box = { x: 20, y: 270, w: 260, h: 100 };
    const outside = VENDORS.flatMap((vendor, v) =>
      names.split(';').filter((name, i) => {
        const style = { ...handOf(vendor), leading: 0.17, maxLines: 3, align: 'centre' } as const;
        const { left, top, right, bottom } = reach(
          setTitle(name, 'PG', box, style, WARPS[(i + v) % WARPS.length] ?? 'none').d,
        );
        const across = left < box.x - 0.1 || right > box.x + box.w + 0.1;
        return across || top < box.y - 0.1 || bottom > box.y + box.h + 0.1;
      }),
    );
    expect(outside).toEqual([]);
  },
);

test('on a cover the painted title, outline and depth included, is never cut by the edge', () => {
  const cut = NAMES.filter((title, i) => {
    const vendor = VENDORS[i % VENDORS.length] ?? 'PG';
    const box = paintedReach(posterSvg({ seed: String(i), title, category: 'RNG', vendor }));
    return box.left < 0 || box.top < 0 || box.right > POSTER_WIDTH || box.bottom > POSTER_HEIGHT;
  });
  expect(cut).toEqual([]);
});

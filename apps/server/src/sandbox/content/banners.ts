import type { LocalText } from '@maidan/contract/local-text.ts';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';

export type BannerSeed = {
  id: keyof SeedTexts['banners'];
  group: 'w_login' | 'w_register' | 'w_forget' | 'w_home' | 'w_leftmenu' | 'w_sports';
  scene: 'stadium' | 'river' | 'festival' | 'monsoon' | 'night-market' | 'kites';
  seed: number;
  linkageType: 'none' | 'page' | 'game' | 'url';
  url: string;
};

const SEEDS: readonly BannerSeed[] = [
  { id: 'home1', group: 'w_home', scene: 'kites', seed: 11, linkageType: 'game', url: '10001' },
  { id: 'home2', group: 'w_home', scene: 'stadium', seed: 12, linkageType: 'page', url: '/rng' },
  {
    id: 'home3',
    group: 'w_home',
    scene: 'night-market',
    seed: 13,
    linkageType: 'page',
    url: '/rng?vassalage=MAIDAN',
  },
  { id: 'home4', group: 'w_home', scene: 'river', seed: 14, linkageType: 'none', url: '' },
  { id: 'login1', group: 'w_login', scene: 'stadium', seed: 21, linkageType: 'none', url: '' },
  { id: 'register1', group: 'w_register', scene: 'festival', seed: 22, linkageType: 'none', url: '' },
  { id: 'forget1', group: 'w_forget', scene: 'monsoon', seed: 23, linkageType: 'none', url: '' },
  { id: 'left1', group: 'w_leftmenu', scene: 'kites', seed: 31, linkageType: 'game', url: '10001' },
  { id: 'sports1', group: 'w_sports', scene: 'stadium', seed: 41, linkageType: 'none', url: '' },
];

export const BANNERS: readonly (BannerSeed & { title: LocalText; subtitle: LocalText })[] = SEEDS.map(
  (seed) => ({
    ...seed,
    title: seedText('banners', (texts) => texts[seed.id].title),
    subtitle: seedText('banners', (texts) => texts[seed.id].subtitle),
  }),
);

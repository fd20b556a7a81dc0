import type { LocalText } from '@maidan/contract/local-text.ts';
import type { HelpSection } from '@maidan/contract/messages/help-sections.ts';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';

type HelpSeed = { id: keyof SeedTexts['help']; section: HelpSection };

const SEEDS: readonly HelpSeed[] = [
  { id: 'account', section: 'start' },
  { id: 'login', section: 'start' },
  { id: 'app', section: 'start' },
  { id: 'deposit', section: 'money' },
  { id: 'withdrawal', section: 'money' },
  { id: 'balance', section: 'money' },
  { id: 'play', section: 'play' },
  { id: 'fairness', section: 'play' },
  { id: 'interrupted', section: 'play' },
  { id: 'winners', section: 'play' },
  { id: 'limits', section: 'safety' },
  { id: 'care', section: 'safety' },
  { id: 'security', section: 'safety' },
  { id: 'terms', section: 'rules' },
  { id: 'privacy', section: 'rules' },
  { id: 'bonus', section: 'rules' },
  { id: 'complaints', section: 'rules' },
  { id: 'contact', section: 'rules' },
];

/** The help center of the sandbox, in the order it is shown. */
export const HELP_ARTICLES: readonly (HelpSeed & { title: LocalText; content: LocalText })[] = SEEDS.map(
  (seed) => ({
    ...seed,
    title: seedText('help', (texts) => texts[seed.id].title),
    content: seedText('help', (texts) => texts[seed.id].content.join('\n')),
  }),
);

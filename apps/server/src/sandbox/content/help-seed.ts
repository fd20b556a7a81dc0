import type { HelpSection } from '@maidan/contract/messages/help-sections.ts';

type Text = { en: string; bn: string };

export type HelpSeed = { id: string; section: HelpSection; title: Text; content: Text };

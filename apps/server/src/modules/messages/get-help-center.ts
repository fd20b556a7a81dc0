import { textIn } from '@maidan/contract/local-text.ts';
import type { getHelpCenter as operation } from '@maidan/contract/messages/get-help-center.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { readHelp } from './help.store.ts';
import { createShortMemory } from './short-memory.ts';

type Answer = ResponseOf<typeof operation>;

const remember = createShortMemory<Answer>();

export function getHelpCenter(
  context: CallContext,
  { lang }: ParsedRequestOf<typeof operation>,
): Promise<Answer> {
  const { db, config } = context;
  return remember(context, `${config.merchant} ${lang}`, async () => {
    const rows = await readHelp(db, config.merchant);
    const articles = rows.map(({ id, section, title, content }) => ({
      id,
      section,
      title: textIn(title, lang),
      content: textIn(content, lang),
    }));
    return { articles };
  });
}

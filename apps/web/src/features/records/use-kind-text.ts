import type { MovementKind } from '@maidan/contract/records/record-words.ts';
import { useT } from '#lib/texts/i18n.tsx';

type Named = { kind: MovementKind | 'settle'; reversal: boolean };

/** What a movement is called; one that takes something back says so. */
export function useKindText(): (movement: Named) => string {
  const t = useT('records');
  return ({ kind, reversal }) =>
    reversal ? t('takenBack', { what: t(`kinds.${kind}`) }) : t(`kinds.${kind}`);
}

import { LANGUAGES } from '@maidan/contract/languages.ts';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Check } from 'lucide-react';
import { KNOWN_LANGUAGES } from '#lib/texts/known-languages.ts';
import { chooseLanguage } from '#lib/storage/preferences.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

/** I18-01: the languages that can be chosen, each by its own name. */
export function LanguageModal({ onClose }: { onClose: () => void }) {
  const t = useT('shell');
  const current = useLanguage();
  return (
    <Dialog title={t('language')} closeLabel={useT('common')('close')} onClose={onClose}>
      <div className="px-6 pb-6">
        <p className="text-muted mb-4 text-sm">{t('language-hint')}</p>
        <ul className="grid gap-2">
          {LANGUAGES.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                lang={tag}
                aria-current={tag === current || undefined}
                className="bg-raised hover:bg-raised-strong flex h-13 w-full cursor-pointer items-center justify-between gap-2 rounded-lg px-4 text-left font-semibold"
                onClick={() => chooseLanguage(tag)}
              >
                <bdi className="truncate">{KNOWN_LANGUAGES.find((known) => known.tag === tag)?.name}</bdi>
                {tag === current && <Check size={18} aria-hidden="true" className="text-accent shrink-0" />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

import { LANGUAGES } from '@maidan/contract/constants.ts';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { KNOWN_LANGUAGES } from '#lib/known-languages.ts';
import { chooseLanguage } from '#lib/preferences.ts';
import { useLanguage, useT } from '#lib/i18n.tsx';

/** I18-01: every language we know by its own name; those with a catalogue can be chosen. */
export function LanguageModal({ onClose }: { onClose: () => void }) {
  const t = useT('shell');
  const current = useLanguage();
  return (
    <Dialog title={t('language')} closeLabel={useT('common')('close')} onClose={onClose}>
      <div className="px-6 pb-6">
        <p className="text-muted mb-4 text-sm">{t('language-hint')}</p>
        <ul className="grid grid-cols-2 gap-2">
          {KNOWN_LANGUAGES.map(({ tag, name }) => {
            const ready = LANGUAGES.find((language) => language === tag);
            return (
              <li key={tag}>
                <button
                  type="button"
                  lang={tag}
                  disabled={ready === undefined}
                  aria-current={tag === current || undefined}
                  className={clsx(
                    'flex h-11 w-full items-center justify-between gap-2 rounded-lg px-3 text-left',
                    ready === undefined
                      ? 'text-muted cursor-not-allowed opacity-60'
                      : 'bg-raised hover:bg-raised-strong cursor-pointer font-semibold',
                  )}
                  onClick={() => ready !== undefined && chooseLanguage(ready)}
                >
                  <bdi className="truncate">{name}</bdi>
                  {tag === current && <Check size={18} aria-hidden="true" className="text-accent shrink-0" />}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

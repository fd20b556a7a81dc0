import { IconButton } from '@maidan/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { chooseTheme, currentTheme, onThemeChange, THEMES, visibleTheme } from '#lib/storage/preferences.ts';

const ICONS = { system: Monitor, dark: Moon, light: Sun } as const;

/** One press turns the lights on or off; the side menu also offers to follow the system again. */
export function ThemeButton() {
  const t = useT('shell');
  return (
    <IconButton
      label={t('theme-switch')}
      icon={<SunMoon size={20} />}
      onClick={() => chooseTheme(visibleTheme() === 'dark' ? 'light' : 'dark')}
    />
  );
}

/** I18-02: the whole choice. The server does not draw which one is pressed: the cookie is read in the browser. */
export function ThemeChoice() {
  const t = useT('shell');
  const chosen = useSyncExternalStore(onThemeChange, currentTheme, () => null);
  return (
    <fieldset aria-label={t('theme')} className="bg-raised grid grid-cols-3 gap-1 rounded-lg p-1">
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === chosen}
            aria-label={t(`theme-${theme}`)}
            title={t(`theme-${theme}`)}
            className={clsx(
              'grid h-9 cursor-pointer place-items-center rounded-md transition-colors',
              theme === chosen ? 'bg-surface text-text shadow-low' : 'text-muted hover:text-text',
            )}
            onClick={() => chooseTheme(theme)}
          >
            <Icon size={17} aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}

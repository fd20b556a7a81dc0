import { Field } from '@maidan/ui/field.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useT } from '#lib/texts/i18n.tsx';

/** A secret that can be looked at while it is typed. Stands where the texts of the account are. */
export function SecretField(props: Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>) {
  const t = useT('login');
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          icon={shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

/** Six digits, of an app or of the payment password; apps show them with a gap in the middle. */
export const SIX_DIGITS = { inputMode: 'numeric', maxLength: 7 } as const;

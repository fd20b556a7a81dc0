import { TEAM_TYPES, type TeamType } from '@maidan/contract/downline/downline-words.ts';
import { readPercent } from '@maidan/contract/typed/number.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useOpenDownlineAccount, type Opened } from './downline.mutations.ts';
import type { Standing } from './downline.queries.ts';
import { rateText } from './rate.ts';
import { TYPE_WORDS } from './type-words.ts';

const SHORTEST_PASSWORD = 8;
const USERNAME = /^[A-Za-z][A-Za-z0-9]{3,15}$/;

type Typed = {
  type: TeamType;
  username: string;
  rate: string;
  way: 'link' | 'password';
  password: string;
  agreed: boolean;
};
const NOTHING: Typed = { type: 0, username: '', rate: '0.00', way: 'link', password: '', agreed: false };

type Props = { standing: Standing; onDone: (opened: Opened) => void };

export function OpenAccountForm({ standing, onDone }: Props) {
  const t = useT('downline');
  const language = useLanguage();
  const [typed, setTyped] = useState(NOTHING);
  const [tried, setTried] = useState(false);
  const open = useOpenDownlineAccount();
  const set = (change: Partial<Typed>): void => {
    open.reset();
    setTyped({ ...typed, ...change });
  };
  const highest = rateText(standing.rebate, language);
  const rebate = readPercent(typed.rate);
  const wrong = {
    username: !USERNAME.test(typed.username),
    rate: rebate === null || rebate > standing.rebate,
    password: typed.way === 'password' && typed.password.length < SHORTEST_PASSWORD,
    agreed: !typed.agreed,
  };
  const refused = open.error instanceof CallError ? open.error.fields : undefined;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some(Boolean) || rebate === null || open.isPending) return;
    const { type, username, way, password } = typed;
    open.mutate(
      { type, username, rebate, agreed: true, ...(way === 'password' ? { password } : {}) },
      { onSuccess: onDone },
    );
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      <Types offered={standing.opens} chosen={typed.type} onChoose={(type) => set({ type })} />
      <Field
        label={t('register.open.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        value={typed.username}
        hint={t('register.open.usernameHint')}
        error={
          refused?.['username'] ?? (tried && wrong.username ? t('register.open.usernameInvalid') : undefined)
        }
        onChange={({ target }) => set({ username: target.value.trim() })}
      />
      <Field
        label={t('register.open.rebate')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        value={typed.rate}
        hint={t('register.open.rebateHint', { highest })}
        error={tried && wrong.rate ? t('register.open.rebateInvalid', { highest }) : undefined}
        onChange={({ target }) => set({ rate: target.value })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{t('register.open.way')}</legend>
        <Pick
          type="radio"
          name="way"
          on={typed.way === 'link'}
          onPick={() => set({ way: 'link', password: '' })}
        >
          {t('register.open.byLink')}
        </Pick>
        <Pick type="radio" name="way" on={typed.way === 'password'} onPick={() => set({ way: 'password' })}>
          {t('register.open.byPassword')}
        </Pick>
      </fieldset>
      {typed.way === 'password' && (
        <SecretField
          label={t('register.open.password')}
          autoComplete="new-password"
          maxLength={64}
          value={typed.password}
          hint={t('register.open.passwordHint')}
          error={
            refused?.['password'] ??
            (tried && wrong.password ? t('register.open.passwordInvalid') : undefined)
          }
          onChange={({ target }) => set({ password: target.value })}
        />
      )}
      <div className="flex flex-col gap-1">
        <Pick type="checkbox" on={typed.agreed} onPick={(agreed) => set({ agreed })}>
          {t('register.open.agreed')}
        </Pick>
        {tried && wrong.agreed && (
          <p role="alert" className="text-loss pl-7 text-sm">
            {t('register.open.agreedMissing')}
          </p>
        )}
      </div>
      <Problem text={refused === undefined ? open.error?.message : undefined} />
      <Button
        type="submit"
        size="large"
        block
        pending={open.isPending}
        aria-label={open.isPending ? t('register.open.sending') : undefined}
      >
        {t('register.open.submit')}
      </Button>
    </form>
  );
}

type TypesProps = { offered: readonly TeamType[]; chosen: TeamType; onChoose: (type: TeamType) => void };

function Types({ offered, chosen, onChoose }: TypesProps) {
  const t = useT('downline');
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('register.open.type')}
      </label>
      <select
        id={id}
        value={chosen}
        className="bg-ground focus-visible:outline-focus h-12 rounded-lg px-4 pr-9 shadow-[inset_0_0_0_1px_var(--color-line)]"
        onChange={({ target }) => onChoose(offered.find((type) => String(type) === target.value) ?? 0)}
      >
        {TEAM_TYPES.filter((type) => offered.includes(type)).map((type) => (
          <option key={type} value={type}>
            {t(`type.${TYPE_WORDS[type]}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

type PickProps = {
  type: 'radio' | 'checkbox';
  name?: string;
  on: boolean;
  onPick: (on: boolean) => void;
  children: ReactNode;
};

function Pick({ type, name, on, onPick, children }: PickProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-start gap-3 py-1 text-sm">
      <input
        type={type}
        {...(name === undefined ? {} : { name })}
        checked={on}
        className="accent-action mt-0.5 size-4.5 shrink-0"
        onChange={({ target }) => onPick(target.checked)}
      />
      <span className="text-pretty">{children}</span>
    </label>
  );
}

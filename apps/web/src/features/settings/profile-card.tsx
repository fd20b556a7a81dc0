import type { Role } from '@maidan/contract/constants.ts';
import { NICKNAME_MAX_LENGTH, readNickname } from '@maidan/contract/accounts/profile/nickname.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Avatar } from '#lib/pictures/avatar.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { IconChoice } from './icon-choice.tsx';
import { useSetNickname } from './profile.mutations.ts';

type ProfileCardProps = {
  account: string;
  nickname: string;
  iconUrl: string;
  isTrial: boolean;
  roles: readonly Role[];
};

/** HDR-05: what a member is called, and what stands for them. */
export function ProfileCard({ account, nickname, iconUrl, isTrial, roles }: ProfileCardProps) {
  const t = useT('settings');
  return (
    <section className="flex flex-col gap-2" aria-labelledby="profile-title">
      <h2 id="profile-title" className="text-muted px-1 text-sm font-semibold">
        {t('profile.title')}
      </h2>
      <div className="bg-surface shadow-low flex flex-col gap-6 rounded-2xl p-4 sm:p-5">
        <div className="flex items-center gap-4">
          <Avatar name={nickname || account} imageUrl={iconUrl} size="large" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2">
              <span className="max-w-full truncate text-xl font-bold">{nickname || account}</span>
              {roles.map((role) => (
                <span
                  key={role}
                  className="bg-raised text-muted rounded-md px-2 py-0.5 text-xs font-semibold"
                >
                  {t(`profile.role.${role}`)}
                </span>
              ))}
            </p>
            <p className="text-muted text-sm text-pretty">{t(isTrial ? 'profile.trial' : 'profile.text')}</p>
          </div>
        </div>
        {!isTrial && (
          <>
            <NicknameForm key={nickname} nickname={nickname} />
            <IconChoice />
          </>
        )}
      </div>
    </section>
  );
}

const PROBLEMS = { form: 'profile.nicknameForm', reserved: 'profile.nicknameReserved' } as const;

function NicknameForm({ nickname }: { nickname: string }) {
  const t = useT('settings');
  const [typed, setTyped] = useState(nickname);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useSetNickname();
  const read = readNickname(typed);
  const problem = tried && 'problem' in read ? t(PROBLEMS[read.problem]) : error?.message;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if ('nickname' in read && !isPending) mutate(read.nickname);
  };
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={onSubmit}>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <Field
            label={t('profile.nickname')}
            hint={t('profile.nicknameHint')}
            value={typed}
            autoComplete="nickname"
            maxLength={NICKNAME_MAX_LENGTH}
            error={problem}
            onChange={({ target }) => {
              setTyped(target.value);
              reset();
            }}
          />
        </div>
        <Button type="submit" look="outline" className="h-12 max-sm:w-full sm:mt-7" pending={isPending}>
          {t('profile.save')}
        </Button>
      </div>
      <output className="text-gain text-sm font-medium empty:hidden">
        {isSuccess && t('profile.saved')}
      </output>
    </form>
  );
}

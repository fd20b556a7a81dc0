import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { resetByLink } from '@maidan/contract/accounts/password-change/reset-by-link.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetByLink } from './password.mutations.ts';
import type { LinkForm } from './password.mutations.ts';
import { withSamePassword } from './same-password-resolver.ts';

const resolver = withSamePassword(standardSchemaResolver(resetByLink.request) as Resolver<LinkForm>);
/** As the contract bounds it; whatever else stands in an address never was a link of ours. */
const SHORTEST_CODE = 20;
type Done = ResponseOf<typeof resetByLink>;
type State = { at: 'asking'; code: string } | { at: 'gone' } | ({ at: 'done' } & Done);

/** PWD-02: where the mailed link leads. The code has left the address before this is drawn. */
export function ResetPage({ code }: { code: string }) {
  const t = useT('password');
  const [state, setState] = useState<State>(() =>
    code.length < SHORTEST_CODE ? { at: 'gone' } : { at: 'asking', code },
  );
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-16">
      <PageHead title={t('reset.title')} />
      {state.at === 'asking' && (
        <NewPassword
          code={state.code}
          onGone={() => setState({ at: 'gone' })}
          onDone={(done) => setState({ at: 'done', ...done })}
        />
      )}
      {state.at === 'gone' && (
        <EmptyState
          level={1}
          icon={<Unlink size={28} aria-hidden />}
          title={t('reset.goneTitle')}
          text={t('reset.goneText')}
          action={<Button onClick={() => openModal('forgot')}>{t('reset.askAgain')}</Button>}
        />
      )}
      {state.at === 'done' && (
        <EmptyState
          level={1}
          icon={<CircleCheck size={28} aria-hidden className="text-gain" />}
          title={t('reset.doneTitle')}
          text={t('reset.doneText', { username: state.username })}
          action={
            state.site === 'agent' ? (
              <Link to="/agent" className={buttonClass()}>
                {t('reset.toLogin')}
              </Link>
            ) : (
              <Button onClick={() => openModal('login', { returnTo: '/' })}>{t('reset.toLogin')}</Button>
            )
          }
        />
      )}
    </div>
  );
}

type NewPasswordProps = { code: string; onGone: () => void; onDone: (done: Done) => void };

const FIELDS = ['newPassword', 'confirmNewPassword'] as const;
const FIELD_OF_CODE = { PASSWORD_WEAK: 'newPassword', PASSWORD_SAME: 'newPassword' } as const;

function NewPassword({ code, onGone, onDone }: NewPasswordProps) {
  const t = useT('password');
  const { mutateAsync, isPending } = useResetByLink();
  const { form, onSubmit } = useCallForm(
    {
      resolver,
      defaultValues: { code, newPassword: '', confirmNewPassword: '' },
      fields: FIELDS,
      fieldOfCode: FIELD_OF_CODE,
      onRefused: (error) => {
        const gone = error instanceof CallError && error.code === 'LINK_INVALID';
        if (gone) onGone();
        return gone;
      },
      onDone,
    },
    { mutateAsync: (values: LinkForm) => mutateAsync(values) },
  );
  const { errors } = form.formState;
  const [password, again] = useWatch({ control: form.control, name: ['newPassword', 'confirmNewPassword'] });
  return (
    <div className="bg-surface shadow-lift flex flex-col gap-6 rounded-2xl p-6 sm:p-8">
      <div>
        <h1 className="text-xl font-bold tracking-tight">{t('reset.title')}</h1>
        <p className="text-muted mt-1 text-pretty">{t('reset.intro')}</p>
      </div>
      <Form onSubmit={onSubmit}>
        <NewPasswordFields
          password={{
            input: form.register('newPassword', { deps: again === '' ? [] : ['confirmNewPassword'] }),
            value: password,
            error: errors.newPassword,
          }}
          again={{
            input: form.register('confirmNewPassword'),
            value: again,
            error: errors.confirmNewPassword,
          }}
        />
        <Problem text={errors.root?.message} />
        <Button type="submit" size="large" block pending={isPending}>
          {t('reset.submit')}
        </Button>
      </Form>
    </div>
  );
}

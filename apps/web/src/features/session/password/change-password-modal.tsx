import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { changePassword } from '@maidan/contract/accounts/password-change/change-password.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import type { ModalProps } from '#lib/overlays/modal-store.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { FormDialog } from '#features/session/form/form-dialog.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { holdChangeTicket, readChangeTicket } from '#features/session/state/held-ticket.ts';
import { goOn } from '#features/session/state/login-result.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { useChangePassword } from './password.mutations.ts';
import type { ChangeForm } from './password.mutations.ts';
import { withSamePassword } from './same-password-resolver.ts';
import { serverText } from '#lib/forms/server-errors.ts';
import { useLogout } from '#features/session/state/session.mutations.ts';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useOnce } from '#lib/forms/use-once.ts';

type ChangePasswordProps = ModalProps['changePassword'] & { onClose: () => void };

const resolver = withSamePassword(standardSchemaResolver(changePassword.request) as Resolver<ChangeForm>);
const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
const TITLES = { first: 'firstTitle', forced: 'forcedTitle', chosen: 'title' } as const;
const INTROS = { first: 'firstIntro', forced: 'forcedIntro', chosen: 'intro' } as const;
const FIELD_OF_CODE = {
  PASSWORD_WRONG: 'oldPassword',
  PASSWORD_SAME: 'newPassword',
  PASSWORD_WEAK: 'newPassword',
} as const;

/** PWD-01, PWD-04: chosen, forced or the very first. A forced one ends with a new password or with logging out. */
export function ChangePasswordModal({ onClose, forced = false, ...rest }: ChangePasswordProps) {
  const t = useT('password');
  const kind = rest.first === true ? 'first' : forced ? 'forced' : 'chosen';
  return (
    <FormDialog title={t(TITLES[kind])} intro={t(INTROS[kind])} dismissable={!forced} onClose={onClose}>
      <ChangeFields onClose={onClose} {...rest} />
      {forced && <LogOutInstead onClose={onClose} />}
    </FormDialog>
  );
}

function ChangeFields({ onClose, returnTo, firstTime = false, first = false }: ChangePasswordProps) {
  const t = useT('password');
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useChangePassword(first);
  const { data: member } = useQuery(memberInfoQuery());
  const [ticket, setTicket] = useState(readChangeTicket);
  const asksOld = ticket === null && !first;
  const { form, onSubmit } = useCallForm(
    {
      resolver,
      // Without a value the old password is not asked for; an empty one is missing.
      defaultValues: {
        ...(asksOld ? { oldPassword: '' } : {}),
        newPassword: '',
        confirmNewPassword: '',
      },
      first: asksOld ? 'oldPassword' : 'newPassword',
      fields: FIELDS,
      fieldOfCode: FIELD_OF_CODE,
      onRefused: (error) => {
        // The ticket has had its day: from here on the old password says who it is.
        const gone = ticket !== null && error instanceof CallError && error.code === 'TICKET_INVALID';
        if (gone) {
          holdChangeTicket(null);
          setTicket(null);
          form.setValue('oldPassword', '');
          form.setError('root', { type: 'server', message: t('ticketGone') });
        }
        return gone;
      },
      onDone: () => {
        onClose();
        showToast(t(first ? 'firstSaved' : 'changed'), 'gain');
        goOn(navigate, returnTo, firstTime);
      },
    },
    {
      mutateAsync: (values: ChangeForm) =>
        mutateAsync(ticket === null ? values : { ...values, changeTicket: ticket }),
    },
  );
  const { errors } = form.formState;
  const [password, again] = useWatch({ control: form.control, name: ['newPassword', 'confirmNewPassword'] });

  return (
    <Form onSubmit={onSubmit}>
      {/* Password managers keep a new password under the name they find beside it. */}
      <input type="text" autoComplete="username" value={member?.account ?? ''} readOnly hidden />
      {asksOld && (
        <SecretField
          {...form.register('oldPassword')}
          label={t('old')}
          autoComplete="current-password"
          error={errors.oldPassword && (serverText(errors.oldPassword) ?? t('oldRequired'))}
        />
      )}
      <NewPasswordFields
        password={{
          input: form.register('newPassword', { deps: again === '' ? [] : ['confirmNewPassword'] }),
          value: password,
          error: errors.newPassword,
        }}
        again={{ input: form.register('confirmNewPassword'), value: again, error: errors.confirmNewPassword }}
        username={member?.account ?? ''}
      />
      <Problem text={errors.root?.message} />
      <Button
        type="submit"
        size="large"
        block
        pending={isPending}
        aria-label={isPending ? t('pending') : undefined}
      >
        {t('submit')}
      </Button>
    </Form>
  );
}

function LogOutInstead({ onClose }: { onClose: () => void }) {
  const t = useT('password');
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();
  const leave = useOnce(async () => {
    // Whether or not the call came through, this page no longer holds the session.
    await mutateAsync().catch(() => undefined);
    onClose();
    await navigate({ to: '/' });
  });
  return (
    <Button look="quiet" block pending={isPending} onClick={() => void leave()}>
      {t('logOut')}
    </Button>
  );
}

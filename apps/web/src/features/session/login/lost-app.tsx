import type { RequestOf } from '@maidan/contract/operation.ts';
import { reportLoss } from '@maidan/contract/accounts/second-step/report-loss.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import type { AddressVerification } from '#lib/overlays/modal-store.ts';
import { cleanCode } from '@maidan/contract/typed/digits.ts';
import { useMoment } from '#lib/texts/use-member-words.ts';
import { CodeField } from '#features/session/code/code-field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { useReportLoss, useSendLossCode } from './login.mutations.ts';
import { serverText } from '#lib/forms/server-errors.ts';
import type { CodeSent } from '#features/session/code/use-code-sending.ts';
import { WayChoice } from '#features/session/form/way-choice.tsx';

type LostAppProps = { verification: AddressVerification; onExpired: () => void; onBack: () => void };

/** LOG-13: the way back for whoever has neither the app nor a recovery code. It takes a day, and says so. */
export function LostApp({ verification, onExpired, onBack }: LostAppProps) {
  const t = useT('login');
  const moment = useMoment('numeric');
  const { ticket, lossWays } = verification;
  const [way, setWay] = useState(lossWays[0]?.way);
  const [removesAt, setRemovesAt] = useState<string | null>(null);
  if (removesAt !== null)
    return (
      <p className="bg-action/14 rounded-xl px-4 py-3 text-pretty">
        {t('lost.done', { time: moment(removesAt) })}
      </p>
    );
  if (way === undefined)
    return (
      <>
        <p className="bg-action/14 rounded-xl px-4 py-3 text-pretty">{t('lost.none')}</p>
        <Button look="outline" block onClick={onBack}>
          {t('lost.found')}
        </Button>
      </>
    );
  return (
    <>
      <WayChoice
        ways={lossWays}
        chosen={way}
        onChoose={(chosen) => (chosen === 'sms' || chosen === 'email') && setWay(chosen)}
      />
      <LossForm key={way} ticket={ticket} way={way} onExpired={onExpired} onDone={setRemovesAt} />
      <Button look="quiet" block onClick={onBack}>
        {t('lost.found')}
      </Button>
    </>
  );
}

type LossFormProps = {
  ticket: string;
  way: 'sms' | 'email';
  onExpired: () => void;
  onDone: (removesAt: string) => void;
};

function LossForm({ ticket, way, onExpired, onDone }: LossFormProps) {
  const t = useT('login');
  const { mutateAsync, isPending } = useReportLoss();
  const { mutateAsync: sendCode } = useSendLossCode();
  const endedBy = (error: unknown): boolean => {
    const ended = error instanceof CallError && error.code === 'TICKET_INVALID';
    if (ended) onExpired();
    return ended;
  };
  const send = async (): Promise<CodeSent | null> => {
    try {
      return await sendCode({ ticket, way });
    } catch (error) {
      if (endedBy(error)) return null;
      throw error;
    }
  };
  const { form, onSubmit } = useCallForm(
    {
      operation: reportLoss,
      defaultValues: { ticket, way, code: '' },
      fields: ['code'],
      fieldOfCode: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
      onRefused: endedBy,
      onDone: ({ removesAt }) => onDone(removesAt),
    },
    { mutateAsync: (values: RequestOf<typeof reportLoss>) => mutateAsync(values) },
  );
  const { errors } = form.formState;
  return (
    <Form onSubmit={onSubmit}>
      <CodeField
        input={form.register('code', { setValueAs: cleanCode })}
        error={errors.code && (serverText(errors.code) ?? t('codeRequired'))}
        sentKey={`loss ${ticket} ${way}`}
        send={send}
      />
      <Problem text={errors.root?.message} />
      <Button type="submit" size="large" block pending={isPending}>
        {t('lost.submit')}
      </Button>
    </Form>
  );
}

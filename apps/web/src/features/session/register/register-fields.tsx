import { Button } from '@maidan/ui/button.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import { CaptchaField } from '#features/session/captcha/captcha-field.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { Agreements } from './register-agreements.tsx';
import { MoreFields } from './register-more.tsx';
import type { PlannedField, RegisterKind, RegisterPlan } from './register-plan.ts';
import type { RegisterValues } from './register-resolver.ts';
import type { RegisterSettings } from './register-settings.ts';
import { TypedRegisterField } from './register-typed-field.tsx';
import { useRegisterWords } from './register-words.ts';
import type { RegisterWords } from './register-words.ts';
import { Switch } from '#features/session/form/switch.tsx';
import { useFirstFocus } from '#lib/forms/use-first-focus.ts';
import { useRegisterForm } from './use-register-form.ts';
import type { RegisterFieldsProps } from './use-register-form.ts';

/** Fields whose rule is worth knowing before the first letter. */
const RULE_FIRST = new Set<PlannedField>(['username', 'password', 'paymentPassword']);

const LINK_FIELDS = new Set<PlannedField>(['referralCode', 'affiliateCode']);

export function RegisterFields(props: RegisterFieldsProps & { settings: RegisterSettings }) {
  const { settings } = props;
  const t = useT('register');
  const words = useRegisterWords();
  const [wanted, setWanted] = useState<RegisterKind | null>(null);
  const { form, plan, captcha, submit, sendCode, isPending } = useRegisterForm(props, wanted, words);
  useFirstFocus(plan.kind === 'mobile' ? 'mobileNum' : 'username');
  const hasNumber = useWatch({ control: form.control, name: 'mobileNum' }) !== '';
  // What a link brought along is shown; a code is worth asking for once there is a number.
  const ofLink = plan.optional.filter((name) => name in props && LINK_FIELDS.has(name));
  const more = plan.optional.filter(
    (name) => !ofLink.includes(name) && (name !== 'verificationCode' || hasNumber),
  );
  const field = fieldDrawer({ form, plan, settings, words, sendCode });
  return (
    <Form onSubmit={submit}>
      <Arrived {...props} />
      {plan.kinds.length > 1 && (
        <Switch
          label={t('kind')}
          value={plan.kind}
          options={plan.kinds.map((kind) => ({
            value: kind,
            text: t(kind === 'mobile' ? 'kindMobile' : 'kindUsername'),
          }))}
          onChange={setWanted}
        />
      )}
      {plan.required.map(field)}
      {ofLink.map(field)}
      <MoreFields form={form} names={more}>
        {more.map(field)}
      </MoreFields>
      <CaptchaField captcha={captcha} />
      <Agreements form={form} />
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

type Drawn = {
  form: UseFormReturn<RegisterValues>;
  plan: RegisterPlan;
  settings: RegisterSettings;
  words: RegisterWords;
  sendCode: React.ComponentProps<typeof TypedRegisterField>['sendCode'];
};

function fieldDrawer({ form, plan, settings: { rules }, words, sendCode }: Drawn) {
  return (name: PlannedField) => {
    const bounds = name in rules ? rules[name as keyof typeof rules] : undefined;
    const rule =
      bounds !== undefined && RULE_FIRST.has(name)
        ? words.rule({ patternId: bounds.patternId, min: bounds.minLength, max: bounds.maxLength })
        : undefined;
    return (
      <TypedRegisterField
        key={name}
        name={name}
        form={form}
        optional={plan.optional.includes(name)}
        rule={rule}
        sendCode={sendCode}
      />
    );
  };
}

/** LOG-14: whoever comes from another service sees which one stands in for the password. */
function Arrived({ socialTicket, socialProvider, socialName, firebaseIdToken }: RegisterFieldsProps) {
  const t = useT('register');
  if (socialTicket === undefined && firebaseIdToken === undefined) return null;
  const service = t(`service.${socialProvider ?? 'google'}`);
  const named = socialName !== undefined && socialName !== '';
  return (
    <p className="bg-gain/12 rounded-lg px-4 py-3 text-sm text-pretty">
      {socialTicket === undefined
        ? t('phoneChecked')
        : named
          ? t('socialNamed', { name: socialName, service })
          : t('social', { service })}
    </p>
  );
}

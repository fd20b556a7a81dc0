import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError } from '#lib/call/call-error.ts';
import { dropDrafts, readDraft } from './form-draft.ts';
import { useCallForm } from './use-call-form.ts';

type Question = { subject: string; password: string };
type Props = { send: (values: Question) => Promise<string>; check?: () => 'subject' | false | undefined };

function QuestionForm({ send, check }: Props) {
  const { form, onSubmit } = useCallForm(
    {
      defaultValues: { subject: readDraft('question', 'subject'), password: '' },
      draft: { key: 'question', fields: ['subject'] },
      fields: ['subject'],
      fieldOfCode: { PASSWORD_WRONG: 'password' },
      ...(check === undefined ? {} : { check }),
      onDone: () => undefined,
    },
    { mutateAsync: send },
  );
  const { errors } = form.formState;
  return (
    <form onSubmit={onSubmit}>
      <input aria-label="subject" {...form.register('subject')} />
      <input aria-label="password" {...form.register('password')} />
      <p>{errors.root?.message}</p>
      <b>{errors.subject?.message ?? errors.subject?.type}</b>
      <i>{errors.password?.message}</i>
      <button type="submit">send</button>
    </form>
  );
}

const refusal = (code: CallError['code'], fields: Record<string, string> = {}) =>
  new CallError({ code, message: `refused: ${code}`, fields, requestId: '', status: 400 });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'send' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each([
  [refusal('UNAVAILABLE'), 'refused: UNAVAILABLE', 'P'],
  [refusal('PASSWORD_WRONG'), 'refused: PASSWORD_WRONG', 'I'],
  [refusal('PASSWORD_WRONG', { password: 'Not right.' }), 'refused: PASSWORD_WRONG', 'I'],
  [refusal('BAD_REQUEST', { subject: 'It is too long.' }), 'It is too long.', 'B'],
])('[ERR-02] a refusal is read where it belongs, and what was typed stays', async (error, words, tag) => {
  render(<QuestionForm send={vi.fn<Props['send']>().mockRejectedValue(error)} />);
  type('subject', 'Where is my bonus?');
  press();
  expect((await screen.findByText(words)).tagName).toBe(tag);
  expect(screen.getByLabelText<HTMLInputElement>('subject').value).toBe('Where is my bonus?');
});

test('[ERR-02] what no schema can know is asked before anything is sent', async () => {
  const send = vi.fn<Props['send']>();
  render(<QuestionForm send={send} check={() => 'subject'} />);
  press();
  expect(await screen.findByText('check')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('[LOG-12] a form that was closed comes back as it was, but never with its secret', () => {
  dropDrafts();
  const { unmount } = render(<QuestionForm send={vi.fn<Props['send']>()} />);
  type('subject', 'Where is my bonus?');
  type('password', 'Kite-7788!');
  unmount();
  expect(readDraft('question', 'subject')).toBe('Where is my bonus?');
  expect(readDraft('question', 'password')).toBe('');
});

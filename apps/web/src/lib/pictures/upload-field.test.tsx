import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#lib/call/call-error.ts';
import { sendPicture } from '#lib/pictures/send-picture.ts';
import { UploadField } from '#lib/pictures/upload-field.tsx';
import { useUploads } from '#lib/pictures/use-uploads.ts';
import { renderPage } from '#testing/render-page.tsx';

vi.mock('#lib/pictures/send-picture.ts', () => ({ sendPicture: vi.fn<typeof sendPicture>() }));
const sent = vi.mocked(sendPicture);

beforeEach(() => {
  sent.mockReset();
});

function Form() {
  const uploads = useUploads();
  return (
    <>
      <UploadField label="Proof" uploads={uploads} />
      <output data-testid="ids">{`${uploads.busy ? 'busy ' : ''}${uploads.ids.join(' ')}`}</output>
    </>
  );
}

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add a picture', { selector: 'input' }), { target: { files } });
const ids = () => screen.getByTestId('ids').textContent;

test('[MEM-13] a wrong type and a fourth picture are refused in words, and nothing of them is sent', async () => {
  sent.mockResolvedValue('an-id');
  renderPage(<Form />);
  choose(picture('notes.pdf', 'application/pdf'));
  await screen.findByText('notes.pdf is not a PNG or JPG picture.');
  expect(sent).not.toHaveBeenCalled();
  choose(picture('1.png'), picture('2.png'), picture('3.png'), picture('4.png'));
  await screen.findByText('3 pictures are enough. Remove one to add another.');
  await expect.poll(ids).toBe('an-id an-id an-id');
  expect(sent).toHaveBeenCalledTimes(3);
});

test('[MEM-13] what was wrong with another picture is no longer said once all that were taken are ready', async () => {
  const arrived: ((id: string) => void)[] = [];
  sent.mockImplementation(() => new Promise((resolve) => arrived.push(resolve)));
  renderPage(<Form />);
  choose(picture('notes.pdf', 'application/pdf'), picture('1.png'), picture('2.png'));
  await expect.poll(() => arrived.length).toBe(2);
  await act(async () => arrived[0]?.('first'));
  expect(screen.getByText('notes.pdf is not a PNG or JPG picture.')).toBeTruthy();
  await act(async () => arrived[1]?.('second'));
  await expect.poll(() => screen.queryByText('notes.pdf is not a PNG or JPG picture.')).toBeNull();
  choose(picture('more.pdf', 'application/pdf'));
  expect(await screen.findByText('more.pdf is not a PNG or JPG picture.')).toBeTruthy();
});

test('[MEM-13] says how far it is, what went wrong, and sends again when asked', async () => {
  const failing: ((error: Error) => void)[] = [];
  sent.mockImplementationOnce((_body, { onProgress }) => {
    onProgress(0.4);
    return new Promise((_resolve, reject) => failing.push(reject));
  });
  sent.mockResolvedValueOnce('second');
  renderPage(<Form />);
  choose(picture('receipt.png'));
  await screen.findByText('Sending, 40%');
  expect(ids()).toBe('busy ');
  const words = 'This picture cannot be read.';
  await act(async () =>
    failing[0]?.(
      new CallError({ code: 'PICTURE_UNREADABLE', message: words, fields: {}, requestId: '', status: 400 }),
    ),
  );
  await screen.findByText(words);
  expect(ids()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Send picture 1 again' }));
  await expect.poll(ids).toBe('second');
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await expect.poll(ids).toBe('');
});

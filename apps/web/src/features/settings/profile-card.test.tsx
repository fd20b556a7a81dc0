import { getIcon } from '@maidan/contract/accounts/profile/get-icon.ts';
import { setNickname } from '@maidan/contract/accounts/profile/set-nickname.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { WireAnswer } from '#lib/call/call.ts';
import { CallError } from '#lib/call/call-error.ts';
import { sendPicture } from '#lib/pictures/send-picture.ts';
import { messages as bengali } from '#locales/bn/account.ts';
import { messages as hindi } from '#locales/hi/account.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ProfileCard } from './profile-card.tsx';

vi.mock('#lib/pictures/send-picture.ts', () => ({ sendPicture: vi.fn<typeof sendPicture>() }));
const upload = vi.mocked(sendPicture);

beforeEach(() => {
  upload.mockReset();
});

const refused = new CallError({
  code: 'PICTURE_TYPE',
  message: 'Only PNG and JPG pictures.',
  fields: {},
  requestId: 'r-1',
  status: 400,
});
const CHOICES = ['tiger', 'frog'].map((name) => ({ name, iconUrl: `/media/avatar/${name}.webp` }));
const PICTURE_ID = '0198a0a0-0000-7000-8000-000000000001';

/** A platform that remembers what was chosen. */
function platform(refusal?: () => WireAnswer) {
  let worn = { iconUrl: '/media/avatar/tiger.webp', drawn: 'tiger' as string | null };
  return fakePlatform({
    [getIcon.path]: ({ method, body }) => {
      if (method === 'GET') return success({ ...worn, choices: CHOICES });
      if (refusal !== undefined) return refusal();
      const { drawn = null } = JSON.parse(body ?? '{}') as { drawn?: string };
      worn = { iconUrl: drawn === null ? '/own.webp' : `/media/avatar/${drawn}.webp`, drawn };
      return success(worn);
    },
    [setNickname.path]: () => failure(400, 'NICKNAME_RESERVED', 'That name is kept for the house.'),
  });
}

const show = (roles: readonly ('member' | 'affiliate')[] = ['member'], isTrial = false) =>
  renderPage(
    <ProfileCard
      account="rahim"
      nickname="Rahim"
      iconUrl="/media/avatar/tiger.webp"
      isTrial={isTrial}
      roles={roles}
    />,
  );

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
const send = (type: string) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'me', { type })] } });
};

test('[HDR-05] a choice that the platform refuses is said, and the picture worn before stays', async () => {
  platform(() => failure(503, 'UNAVAILABLE', 'Something went wrong. Please try again.'));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Choose frog' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(pressed('Choose tiger')).toBe('true');
  expect(pressed('Choose frog')).toBe('false');
});

test('[HDR-05] a drawn picture is worn with one press', async () => {
  const sent = platform();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Choose frog' }));
  await expect.poll(() => pressed('Choose frog')).toBe('true');
  expect(pressed('Choose tiger')).toBe('false');
  expect(screen.getByText('Your picture is changed.')).toBeTruthy();
  expect(
    sent.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? '{}') as unknown),
  ).toEqual([{ drawn: 'frog' }]);
});

test('[HDR-05] a file that the upload refuses is said in its words and never chosen; a good one is worn', async () => {
  const sent = platform();
  show();
  await screen.findByRole('button', { name: 'Choose frog' });
  upload.mockRejectedValueOnce(refused);
  send('application/pdf');
  expect(await screen.findByText('Only PNG and JPG pictures.')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  const arrive: ((id: string) => void)[] = [];
  upload.mockImplementationOnce(() => new Promise((resolve) => arrive.push(resolve)));
  send('image/png');
  expect(await screen.findByText('Your picture is on its way.')).toBeTruthy();
  await expect.poll(() => arrive.length).toBe(1);
  await act(async () => arrive[0]?.(PICTURE_ID));
  expect(await screen.findByText('Your picture is changed.')).toBeTruthy();
  expect(
    sent.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? '{}') as unknown),
  ).toEqual([{ pictureId: PICTURE_ID }]);
  await expect.poll(() => pressed('Choose tiger')).toBe('false');
});

test('[HDR-05] pictures that fail to load say so and come with the next try', async () => {
  let broken = true;
  fakePlatform({
    [getIcon.path]: () =>
      broken
        ? failure(503, 'UNAVAILABLE', 'Not now.')
        : success({ iconUrl: '/media/avatar/tiger.webp', drawn: 'tiger', choices: CHOICES }),
  });
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  fireEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Choose frog' })).toBeTruthy();
});

test('[HDR-05] a nickname is refused in the words of the rule, on the page and by the platform', async () => {
  const sent = platform();
  show();
  const field = screen.getByLabelText('Nickname');
  fireEvent.change(field, { target: { value: '!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent.some(({ url }) => url.startsWith(setNickname.path))).toBe(false);
  fireEvent.change(field, { target: { value: 'Support' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
});

test('[CAT-02] each role has its label, the affiliate in every language; a trial chooses nothing', async () => {
  platform();
  show(['member', 'affiliate']);
  expect(screen.getByText('Member')).toBeTruthy();
  expect(screen.getByText('Affiliate')).toBeTruthy();
  expect(bengali.settings.profile.role.affiliate).toMatch(/^[ঀ-৿]+$/);
  expect(hindi.settings.profile.role.affiliate).toMatch(/^[\u0900-\u0963]+$/);
});

test('[HDR-05] a trial account keeps its name and picture', () => {
  platform();
  show(['member'], true);
  expect(screen.queryByLabelText('Nickname')).toBeNull();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

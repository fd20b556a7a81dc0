import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { PictureForgot, PictureLogin, PictureRegister } from './picture-modals.tsx';

const banner = (groupName: string) => ({
  id: groupName,
  groupName,
  title: `Words of ${groupName}`,
  subtitle: '',
  imageUrl: `/media/banner/${groupName}.webp`,
  link: null,
});
const GROUPS = ['w_home', 'w_login', 'w_register', 'w_forget'];

function publish(groups: readonly string[]): void {
  fakePlatform({
    [listAnnouncements.path]: () =>
      success({ banners: groups.map(banner), player: [], popup: [], promotion: [] }),
  });
}

const show = (Modal: ComponentType<{ onClose: () => void }>) =>
  act(async () => {
    renderPage(
      <Suspense fallback={null}>
        <Modal onClose={() => undefined} />
      </Suspense>,
    );
  });

const MODALS: [string, ComponentType<{ onClose: () => void }>][] = [
  ['w_login', PictureLogin],
  ['w_register', PictureRegister],
  ['w_forget', PictureForgot],
];

test.each(MODALS)('[REG-11] the banner of %s shows in its modal, and no other', async (group, Modal) => {
  publish(GROUPS);
  await show(Modal);
  expect(await screen.findByText(`Words of ${group}`)).toBeTruthy();
  const pictures = [...document.querySelectorAll('dialog img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual([`/media/banner/${group}.webp`]);
});

test('[REG-11] a group without a banner leaves the form as it is', async () => {
  publish(['w_home']);
  await show(PictureLogin);
  expect(await screen.findByLabelText('Username')).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll('dialog img')).toHaveLength(0));
});

import type { Page } from '@playwright/test';
import { expect, fillLogin, makeAccount, memberMenu, test } from './account.ts';
import { firstGame } from './person.ts';

async function expectRegistrationOneClickAway(
  page: Page,
  action: string,
  say: (key: string) => string,
): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
}

test('[LOG-08, LOG-09] a visitor looks around for free; games, member and agent pages lead to a real account', async ({
  page,
  language,
  say,
}) => {
  await page.goto('/login');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('login.ways.freePlay') })
    .click();
  await expect(memberMenu(page, language)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const game = await firstGame(page).getAttribute('href');
  await firstGame(page).click();
  await expect(page.getByText(say('security.trial.in_need_true_account'))).toBeVisible();
  await expectRegistrationOneClickAway(page, say('security.trial.open'), say);
  await page.goto(game ?? '');
  await expect(page.getByText(say('game.in_need_true_account'))).toBeVisible();
  await expectRegistrationOneClickAway(page, say('security.trial.open'), say);

  await page.goto('/member/securityCenter');
  await expect(page.getByText(say('security.trial.in_need_true_account'))).toBeVisible();
  await expectRegistrationOneClickAway(page, say('security.trial.open'), say);

  await page.goto('/agentHome');
  await expect(page.getByText(say('security.trial.in_need_true_account'))).toBeVisible();
  await expectRegistrationOneClickAway(page, say('security.trial.open'), say);
});

test('[LOG-04, RTE-03, RTE-04] agents have a door of their own: players are refused there, and agents at theirs', async ({
  page,
  say,
  refusal,
}) => {
  const [member, agent] = [await makeAccount(), await makeAccount({ type: 1 })];
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByText(say('agent.service.title'))).toBeVisible();
  const door = page.getByRole('region', { name: say('agent.login.title') });
  await fillLogin(door, say, member);
  await expect(door.getByText(refusal('NOT_AN_AGENT'))).toBeVisible();

  await page.goto('/login');
  await fillLogin(page.getByRole('dialog'), say, agent);
  await expect(page.getByRole('dialog').getByText(refusal('NOT_A_MEMBER'))).toBeVisible();

  await page.goto('/agent');
  await fillLogin(door, say, agent);
  await expect(page).toHaveURL(/\/agentHome$/);
  await expect(page.getByRole('navigation', { name: say('agent.menu.label') })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('button', { name: say('shell.menu-open') })).toHaveCount(0);
  await page.goto('/agent');
  await expect(page).toHaveURL(/\/agentHome$/);
});

test('[RTE-04] a player who asks for the agent center is led to the door of the agents', async ({
  page,
  language,
  say,
}) => {
  const member = await makeAccount();
  await page.goto('/login');
  await fillLogin(page.getByRole('dialog'), say, member);
  await expect(memberMenu(page, language)).toBeVisible();
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByText(say('agent.login.asMember', { account: member.username }))).toBeVisible();
});

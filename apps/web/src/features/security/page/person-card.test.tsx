import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#lib/texts/i18n.tsx';
import { messages as ofAccount } from '#locales/bn/account.ts';
import { messages as ofFirstVisit } from '#locales/bn/catalogue.ts';
import { renderPage } from '#testing/render-page.tsx';
import { PersonCard } from './person-card.tsx';
import type { Security } from '#features/security/security.queries.ts';

type Check = Security['checks']['identity'];
const YES: Check = { state: 'yes', page: null };
const PAGE = 'https://checks.example/p/1';
const card = (identity: Check, age: Check = YES) => <PersonCard checks={{ age, identity }} />;
const read = () => [
  screen.getByRole('heading').textContent,
  screen.getByText(/./, { selector: 'p' }).textContent,
  screen.queryByRole('link')?.getAttribute('href') ?? null,
];

test.each([
  ['not asked yet', 'unchecked', 'Checked when you next deposit or withdraw.', null],
  ['waiting', 'pending', /^Being checked\./, PAGE],
  ['confirmed', 'yes', 'Confirmed.', null],
  ['refused', 'no', /^It could not be confirmed/, '/service'],
] as const)('[MEM-04] the identity is %s: what that means, and the way on', (_, state, text, way) => {
  renderPage(card({ state, page: state === 'pending' ? PAGE : null }));
  expect(read()).toEqual(['Identity', expect.stringMatching(text), way]);
});

test('[REG-01] an age that is not confirmed comes first; without a page of the provider there is no link', () => {
  renderPage(card({ state: 'unchecked', page: null }, { state: 'pending', page: null }));
  expect(read()).toEqual(['Age', expect.stringMatching(/^Being checked/), null]);
});

test('[MEM-04] the same in Bengali', () => {
  renderPage(
    <LanguageProvider language="bn" messages={{ ...ofFirstVisit, ...ofAccount }}>
      {card({ state: 'pending', page: PAGE })}
    </LanguageProvider>,
  );
  expect(read()).toEqual(['পরিচয়', expect.stringMatching(/^যাচাই চলছে।/), PAGE]);
});

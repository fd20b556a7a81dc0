import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';

test('an error is tied to its input and told at once', () => {
  render(<Field label="Username" hint="4 to 16 letters" error="This name is taken" />);
  const input = screen.getByLabelText('Username');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const note = screen.getByRole('alert');
  expect(note.textContent).toBe('This name is taken');
  expect(input.getAttribute('aria-describedby')).toBe(note.id);
});

test('without an error the hint describes the input', () => {
  render(<Field label="Nickname" hint="Shown to others" />);
  const input = screen.getByLabelText('Nickname');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Shown to others',
  );
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a pending button ignores a second click, keeps focus and says that it works', () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Spin</Button>);
  const button = screen.getByRole('button', { name: 'Spin' });
  button.focus();
  fireEvent.click(button);
  rerender(
    <Button pending onClick={onClick}>
      Spin
    </Button>,
  );
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a pending submit button does not submit', () => {
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  const { container } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  const button = container.querySelector('button');
  if (button !== null) fireEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
});

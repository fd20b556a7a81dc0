import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { DialogFooter } from './dialog-footer.tsx';

test('[ERR-02] a refusal is read above the buttons, and nothing is said without one', () => {
  const buttons = [<Button key="no">No</Button>, <Button key="yes">Yes</Button>];
  const { container, rerender } = render(<DialogFooter>{buttons}</DialogFooter>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.textContent).toBe('NoYes');
  rerender(<DialogFooter problem="It was not allowed.">{buttons}</DialogFooter>);
  expect(screen.getByRole('alert').textContent).toBe('It was not allowed.');
  expect(container.textContent).toBe('It was not allowed.NoYes');
});

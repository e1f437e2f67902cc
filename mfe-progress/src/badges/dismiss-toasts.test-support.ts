import { fireEvent, screen } from '@testing-library/react';

/** Messages outlive the test that caused them. */
export function dismissToasts(): void {
  for (const button of screen.queryAllByRole('button', { name: 'Dispensar aviso' })) fireEvent.click(button);
}

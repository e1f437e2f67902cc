// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReadBack } from './read-back.tsx';

afterEach(cleanup);

const check = (label: string, same: boolean) => ({ path: label, label, written: '', read: '', same });

test('a download is a success; what to check in the file is a warning of its own', () => {
  render(<ReadBack fileName="curriculo.pdf" checks={[check('Nome', true), check('Telefone', false)]} />);
  const notices = screen.getAllByRole('status').map((notice) => notice.textContent);
  expect(notices).toHaveLength(2);
  expect(notices[0]).toContain('Download concluído: curriculo.pdf');
  expect(notices[0]).not.toContain('Telefone');
  expect(notices[1]).toContain('entendeu de outro modo: “Telefone”.');
});

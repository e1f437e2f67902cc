// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReadBack } from './read-back.tsx';

afterEach(cleanup);

const check = (label: string, same: boolean) => ({ path: label, label, written: '', read: '', same });

test('a file is said to be there before its differences are named', () => {
  const { container } = render(
    <ReadBack fileName="curriculo.pdf" checks={[check('Nome', true), check('Telefone', false)]} />,
  );
  expect(screen.getByText('Download concluído: curriculo.pdf')).toBeTruthy();
  expect(container.textContent).toContain('entendeu de outro modo: “Telefone”.');
});

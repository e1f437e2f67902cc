// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangedLines } from './changed-lines.tsx';

test('a line is the same with and without more lines under it, and appears without its list mark', () => {
  const { container } = render(
    <ChangedLines before={'HABILIDADES\n- Excel'} after={'HABILIDADES\n- Excel\n- SQL'} />,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Entrou: SQL',
  ]);
});

test('says so if two texts are equal', () => {
  const { container } = render(<ChangedLines before="Excel" after="Excel" />);
  expect(container.textContent).toBe('O texto das duas versões é o mesmo.');
});

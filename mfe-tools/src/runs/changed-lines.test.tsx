// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangedLines } from './changed-lines.tsx';

test('a line is the same with and without more lines under it, and shown without the mark of a list', () => {
  const { container } = render(
    <ChangedLines before={'HABILIDADES\n- Excel'} after={'HABILIDADES\n- Excel\n- SQL'} />,
  );
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Entrou: SQL',
  ]);
});

test('two equal texts are said to be so', () => {
  const { container } = render(<ChangedLines before="Excel" after="Excel" />);
  expect(container.textContent).toBe('O texto das duas versões é o mesmo.');
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EnglishEditor } from './english-editor.tsx';
import { type Look, USUAL_LOOK } from './look.ts';

afterEach(cleanup);

function Editor() {
  const [look, setLook] = useState<Look>(USUAL_LOOK);
  return <EnglishEditor sentences={['Analista', 'Vendedora']} look={look} onChange={setLook} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('what a confirmed sentence gives way to has the focus, and so has the sentence that is changed again', () => {
  render(<Editor />);
  fireEvent.change(screen.getByRole('textbox', { name: /^Analista/, hidden: true }), {
    target: { value: 'Analyst' },
  });
  press('Confirmar o inglês de Analista');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mudar o inglês de Analista');
  press('Mudar o inglês de Analista');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Analista/, hidden: true }));
});

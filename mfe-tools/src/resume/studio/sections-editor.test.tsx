// @vitest-environment happy-dom
import { createEmptyResume } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Look, USUAL_LOOK } from './look.ts';
import { SectionsEditor } from './sections-editor.tsx';
import { useStudio } from './use-studio.ts';

afterEach(cleanup);

const RESUME = { ...createEmptyResume(), summary: 'Analista.', skills: ['Excel'], courses: ['NR-35'] };

function Editor() {
  const [look, setLook] = useState<Look>(USUAL_LOOK);
  return <SectionsEditor studio={useStudio(RESUME, look)} look={look} onChange={setLook} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const focused = () => document.activeElement?.getAttribute('aria-label');

test('the focus goes along with a section, to its other button at the end, and its place is told', () => {
  render(<Editor />);
  press('Descer Resumo');
  expect(focused()).toBe('Descer Resumo');
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Resumo: seção 2 de 3');
  press('Descer Resumo');
  expect(focused()).toBe('Subir Resumo');
});

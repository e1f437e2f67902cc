// @vitest-environment happy-dom
import { TEMPLATES } from '@aura/shared-career/studio';
import { createEmptyResume } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OptimizerAction } from '../reducer.ts';
import { USUAL_LOOK } from '../studio/look.ts';
import { ReadBack } from './read-back.tsx';
import { ReadBackFixes } from './read-back-fixes.tsx';

afterEach(cleanup);

const check = (label: string, same: boolean) => ({ path: label, label, written: '', read: '', same });

test('a download is a success; what to check in the file is a warning with what to do about it', () => {
  render(
    <ReadBack
      fileName="curriculo.pdf"
      checks={[check('Nome', true), check('Telefone', false)]}
      renderFixes={(different) => <p>Faça isto com {different.map(({ label }) => label).join(', ')}</p>}
    />,
  );
  const notices = screen.getAllByRole('status').map((notice) => notice.textContent);
  expect(notices).toHaveLength(2);
  expect(notices[0]).toContain('Download concluído: curriculo.pdf');
  expect(notices[0]).not.toContain('Telefone');
  expect(notices[1]).toContain('entendeu de outro modo: “Telefone”.');
  expect(notices[1]).toContain('Faça isto com Telefone');
});

const fixes = (id: string, hasBegun: boolean, format: 'pdf' | 'txt' = 'pdf'): OptimizerAction[] => {
  const actions: OptimizerAction[] = [];
  const template = TEMPLATES.find((one) => one.id === id);
  if (!template) throw new Error(id);
  render(
    <SharedRouter>
      <ReadBackFixes
        of={{
          resume: createEmptyResume(),
          look: USUAL_LOOK,
          dispatch: (action) => actions.push(action),
          hasBegun,
        }}
        template={template}
        format={format}
        different={[check('Telefone', false)]}
      />
    </SharedRouter>,
  );
  return actions;
};

test('another template is one press away, and so are the fields', () => {
  const actions = fixes('lateral', false);
  fireEvent.click(screen.getByRole('button', { name: 'Usar o modelo Discreto' }));
  fireEvent.click(screen.getByRole('button', { name: 'Corrigir os campos' }));
  expect(actions).toMatchObject([
    { type: 'lookChanged', look: { template: 'discreto' } },
    { type: 'resumeRead', resume: { structure: createEmptyResume() } },
  ]);
});

test.each([
  ['discreto', 'pdf'],
  ['english', 'pdf'],
  ['lateral', 'txt'],
] as const)('no template is offered where it would not help: %s as %s', (id, format) => {
  fixes(id, false, format);
  expect(screen.queryByRole('button', { name: /^Usar o modelo/u })).toBeNull();
});

test('a CV that is on its way to an analysis is not lost', () => {
  expect(fixes('lateral', true)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Corrigir os campos' })).toBeTruthy();
});

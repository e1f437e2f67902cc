// @vitest-environment happy-dom
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CockpitNav } from './cockpit-nav.tsx';

afterEach(cleanup);

test.each([
  ['/cockpit', 'Visão geral'],
  ['/cockpit/?area=vendas', 'Visão geral'],
  ['/cockpit/pessoas', 'Pessoas'],
  ['/cockpit/importar/', 'Importar'],
  ['/cockpit/registro', 'Registro'],
  ['/cockpit/configuracao', 'Configuração'],
])('at %s the page marked is %s, and no other', (address, label) => {
  navigate(address);
  render(
    <SharedRouter>
      <CockpitNav />
    </SharedRouter>,
  );
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual([label]);
});

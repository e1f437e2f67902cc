// @vitest-environment happy-dom
import { navigate, SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CockpitNav } from './cockpit-nav.tsx';

afterEach(cleanup);

test.each([
  ['/cockpit', 'Painel de Gestão'],
  ['/cockpit/?area=vendas', 'Painel de Gestão'],
  ['/cockpit/pessoas', 'Pessoas'],
  ['/cockpit/importar/', 'Importar'],
  ['/cockpit/registro', 'Registro de atividades'],
  ['/cockpit/configuracao', 'Configuração e contrato'],
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

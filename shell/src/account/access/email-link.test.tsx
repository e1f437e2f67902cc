// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ChoosePassword, ConfirmAddress } from './email-link.tsx';

afterEach(cleanup);

const show = (page: ReactNode) => render(<SharedRouter>{page}</SharedRouter>);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const USED = { message: 'Este link já foi usado.' };

test('an address is confirmed by a press, never by looking at the page', async () => {
  const codes: string[] = [];
  const confirm = async (code: string) => {
    codes.push(code);
    return ok(undefined);
  };
  show(<ConfirmAddress code="c1" confirm={confirm} wayOn="/checkout?plano=1" />);
  expect(codes).toEqual([]);
  press('Confirmar o e-mail');
  expect(await screen.findByRole('heading', { name: 'E-mail confirmado' })).toBeTruthy();
  expect(codes).toEqual(['c1']);
  expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe('/checkout?plano=1');
});

test('a used link says so, and offers another', async () => {
  show(<ConfirmAddress code="c1" confirm={async () => err(USED)} wayOn="/" />);
  press('Confirmar o e-mail');
  expect(await screen.findByText('Este link já foi usado.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedir outro link' })).toBeTruthy();
});

test('a password is asked for only where the link is good, and named by its account', async () => {
  const chosen: string[][] = [];
  show(
    <ChoosePassword
      code="c1"
      addressOf={async () => ok('ana@exemplo.com')}
      choose={async (...given) => {
        chosen.push(given);
        return ok(undefined);
      }}
    />,
  );
  fireEvent.change(await screen.findByLabelText('Senha nova'), { target: { value: 'uma senha longa' } });
  expect(screen.getByText(/^Da conta ana@exemplo\.com\./)).toBeTruthy();
  press('Guardar a senha');
  expect(await screen.findByRole('heading', { name: 'Senha guardada' })).toBeTruthy();
  expect(chosen).toEqual([['c1', 'uma senha longa']]);
  cleanup();
  show(<ChoosePassword code="c1" addressOf={async () => err(USED)} choose={async () => ok(undefined)} />);
  expect(await screen.findByText('Este link já foi usado.')).toBeTruthy();
  expect(screen.queryByLabelText('Senha nova')).toBeNull();
});

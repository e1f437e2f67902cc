// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { checkCode } from './code-field.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typeCode = (value: string) => fireEvent.change(screen.getByLabelText(/Código/), { target: { value } });

test('the key is shown, a wrong code is told, and a right one stores the app', async () => {
  const codes: string[] = [];
  render(
    <SecondFactorSetup
      begin={async () => ok({ key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Aura:ana' })}
      finish={async (code) => {
        codes.push(code);
        return code === '123456' ? ok(undefined) : err({ message: 'O código não confere.' });
      }}
    />,
  );
  press('Adicionar um aplicativo autenticador');
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
  typeCode('12345');
  press('Guardar o segundo fator');
  expect(screen.getByText('O código tem seis algarismos.')).toBeTruthy();
  typeCode('654321');
  press('Guardar o segundo fator');
  expect(await screen.findByText('O código não confere.')).toBeTruthy();
  typeCode('123 456');
  press('Guardar o segundo fator');
  expect(await screen.findByText(/a próxima entrada pede o código/)).toBeTruthy();
  expect(codes).toEqual(['654321', '123456']);
});

test.each([
  ['123456', true],
  ['123 456', true],
  ['12345', false],
  ['abcdef', false],
  ['', false],
] as const)('%j is a code: %s', (code, isOne) => expect(checkCode(code) === null).toBe(isOne));

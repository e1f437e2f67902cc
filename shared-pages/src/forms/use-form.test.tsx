// @vitest-environment happy-dom
import { Button, ChoiceGroup, TextField } from '@aura/shared-ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keepErrors, useForm } from './use-form.ts';

afterEach(cleanup);

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('the fields are read and checked when the form is sent', () => {
  const sent: unknown[] = [];
  function Page() {
    const { form, errors } = useForm({
      fields: ['name', 'city'],
      check: ({ name, city }) =>
        keepErrors({ name: name ? null : 'Informe o nome.', city: city ? null : 'Informe a cidade.' }),
      onValid: (values) => sent.push(values),
    });
    return (
      <form {...form}>
        <TextField label="Nome" name="name" error={errors.name} />
        <TextField label="Cidade" name="city" error={errors.city} />
        <Button type="submit">Enviar</Button>
      </form>
    );
  }
  render(<Page />);
  fireEvent.change(field('Nome'), { target: { value: 'Ana' } });
  send();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(field('Cidade'));
  expect(screen.getByText('Informe a cidade.')).toBeTruthy();
  fireEvent.change(field('Cidade'), { target: { value: 'Recife' } });
  send();
  expect(sent).toEqual([{ name: 'Ana', city: 'Recife' }]);
  expect(screen.queryByText('Informe a cidade.')).toBeNull();
});

test('a form that keeps what is chosen is checked as well, and an error goes when it is mended', () => {
  let sent = 0;
  function Page() {
    const [shift, setShift] = useState<string | null>(null);
    const { form, errors, clear } = useForm<'shift'>({
      check: () => keepErrors({ shift: shift === null ? 'Escolha um turno.' : null }),
      onValid: () => (sent += 1),
    });
    return (
      <form {...form}>
        <ChoiceGroup
          legend="Turno"
          name="shift"
          options={[
            { value: 'day', label: 'Dia' },
            { value: 'night', label: 'Noite' },
          ]}
          value={shift}
          error={errors.shift}
          onChange={(chosen) => {
            setShift(chosen);
            clear('shift');
          }}
        />
        <Button type="submit">Enviar</Button>
      </form>
    );
  }
  render(<Page />);
  send();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Dia' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Noite' }));
  expect(screen.queryByText('Escolha um turno.')).toBeNull();
  expect(sent).toBe(0);
  send();
  expect(sent).toBe(1);
});

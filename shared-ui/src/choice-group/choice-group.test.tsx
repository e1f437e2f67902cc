// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChoiceGroup } from './choice-group.tsx';

afterEach(cleanup);

const options = [
  { value: 'm', label: 'Manhã', description: 'Das 8h às 12h.' },
  { value: 't', label: 'Tarde' },
];

function setup(value: string | null, error?: string) {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <form aria-label="Turno preferido">
      <ChoiceGroup
        legend="Turno"
        name="turno"
        options={options}
        value={value}
        onChange={onChange}
        error={error}
      />
    </form>,
  );
  return onChange;
}

describe('ChoiceGroup', () => {
  it('is a fieldset named by its legend, with native radios of one name', () => {
    setup(null);
    const group = screen.getByRole('group', { name: 'Turno' });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(group.tagName).toBe('FIELDSET');
    // One name in one form is what makes arrow keys, Tab and submission work natively.
    expect(radios.map(({ type, name, value }) => [type, name, value])).toEqual([
      ['radio', 'turno', 'm'],
      ['radio', 'turno', 't'],
    ]);
    expect(radios.every((radio) => !radio.hasAttribute('tabindex'))).toBe(true);
  });

  it('names an option by its label and describes it by its description', () => {
    setup(null);
    const radio = screen.getByRole('radio', { name: 'Manhã' });
    expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Das 8h às 12h.',
    );
  });

  it('reports the chosen value', () => {
    const onChange = setup('m');
    fireEvent.click(screen.getByText('Tarde'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('t');
  });

  it('checks only the value, and none for null', () => {
    setup('t');
    expect(new FormData(screen.getByRole('form')).get('turno')).toBe('t');
    cleanup();
    setup(null);
    expect(new FormData(screen.getByRole('form')).get('turno')).toBeNull();
  });

  it('describes every radio by the error too, before its own description', () => {
    setup(null, 'Escolha um turno.');
    const words = (name: string) =>
      (screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(words('Manhã')).toEqual(['Escolha um turno.', 'Das 8h às 12h.']);
    expect(words('Tarde')).toEqual(['Escolha um turno.']);
  });

  it('describes the group by its error', () => {
    setup(null, 'Escolha um turno.');
    const described = screen.getByRole('group').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Escolha um turno.');
  });
});

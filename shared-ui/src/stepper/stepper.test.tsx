// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

const steps = ['Perfil', 'Currículo', 'Metas'].map((label) => ({ id: label, label }));

describe('Stepper', () => {
  it('marks the step in progress, also in one line', () => {
    render(<Stepper steps={steps} current={1} />);
    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map((item) => within(item).getByText('Currículo'))).toHaveLength(1);
    expect(screen.getByText('Passo 2 de 3 · Currículo')).toBeDefined();
  });

  it('calls a step without an answer skipped, not done', () => {
    render(<Stepper steps={steps.map((step) => ({ ...step, skipped: step.id === 'Perfil' }))} current={2} />);
    expect(screen.getByText('(pulada)')).toBeDefined();
    expect(screen.getAllByText('(concluída)')).toHaveLength(1);
  });

  it('lets a person go back to steps done, and to no other', () => {
    const onSelect = vi.fn<(index: number) => void>();
    render(<Stepper steps={steps} current={1} onSelect={onSelect} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /Perfil/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(0);
  });
});

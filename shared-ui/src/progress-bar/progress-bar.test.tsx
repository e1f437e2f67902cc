// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

describe('ProgressBar', () => {
  it('says the percentage when it has no other words', () => {
    render(<ProgressBar label="Perfil" value={0.426} />);
    const bar = screen.getByRole('progressbar', { name: 'Perfil' });
    expect(bar.getAttribute('aria-valuetext')).toBe('43%');
    expect(bar.getAttribute('value')).toBe('0.426');
  });

  it('says the detail in its place', () => {
    render(<ProgressBar label="Perfil" value={0.4} detail="2 de 5 etapas" />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 de 5 etapas');
    expect(screen.queryByText('40%')).toBeNull();
  });
});

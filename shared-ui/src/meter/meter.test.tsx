// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Meter } from './meter.tsx';

afterEach(cleanup);

const filled = (container: HTMLElement) => container.querySelector('rect')?.getAttribute('width');

describe('Meter', () => {
  it('says its value in words and draws the share', () => {
    const { container } = render(<Meter label="Clareza" value={3} max={4} text="3 de 4" />);
    const meter = screen.getByRole('meter', { name: 'Clareza' });
    expect(meter.getAttribute('aria-valuetext')).toBe('3 de 4');
    expect(filled(container)).toBe('75%');
  });

  it('is only words without a value', () => {
    const { container } = render(<Meter label="Clareza" value={null} text="Sem dados ainda" />);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(filled(container)).toBeUndefined();
    expect(screen.getByText('Sem dados ainda').closest('[aria-hidden]')).toBeNull();
  });

  it('at zero is a meter with an empty bar', () => {
    const { container } = render(<Meter label="Clareza" value={0} text="0 de 100" />);
    expect(screen.getByRole('meter')).toBeDefined();
    expect(filled(container)).toBeUndefined();
  });

  it('never draws beyond its ends', () => {
    const { container } = render(<Meter label="Clareza" value={140} text="140 de 100" />);
    expect(filled(container)).toBe('100%');
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, computeInitials } from './avatar.tsx';

afterEach(cleanup);

const PICTURE = 'data:image/webp;base64,UklGRg==';

describe('initials', () => {
  it.each([
    ['Ana Souza', 'AS'],
    ['  ana  maria de souza ', 'AS'],
    ['Élida', 'É'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(computeInitials(name)).toBe(letters);
  });
});

describe('Avatar', () => {
  it.each([PICTURE, 'data:image/png;base64,AA', '/fotos/ana.webp'])('shows %s', (url) => {
    const { container } = render(<Avatar name="Ana Souza" url={url} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(url);
  });

  it.each([
    null,
    'https://example.com/ana.jpg',
    '//example.com/ana.jpg',
    '/\\example.com/ana.jpg',
    'data:image/svg+xml;base64,AA',
    'javascript:alert(1)',
  ])('shows initials in place of %s', (url) => {
    const { container } = render(<Avatar name="Ana Souza" url={url} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('AS');
  });

  it('shows initials in place of a picture that does not load, and the next picture again', () => {
    const { container, rerender } = render(<Avatar name="Ana" url="/fotos/gone.webp" />);
    fireEvent.error(container.querySelector('img') as HTMLElement);
    expect(container.textContent).toBe('A');
    rerender(<Avatar name="Ana" url={PICTURE} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(PICTURE);
  });
});

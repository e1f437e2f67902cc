/** The first page of a new remote, with its style and its test. */
export const pageFiles = (name: string, title: string): Readonly<Record<string, string>> => ({
  'src/home/home-page.tsx': `import { useSession } from '@aura/shared-session';
import { Card, PageHeader } from '@aura/shared-ui';
import styles from './home-page.module.css';

/** \`/${name}\`: the first page of the remote. */
export function HomePage() {
  const session = useSession();
  return (
    <>
      <PageHeader title="${title}" lead="Esta página ainda está em construção." />
      <div className={styles['greeting']}>
        <Card>
          {session.status === 'signedIn' ? (
            <p>Olá, {session.profile.name}.</p>
          ) : (
            <p>Entre na sua conta para ver esta página com os seus dados.</p>
          )}
        </Card>
      </div>
    </>
  );
}
`,
  'src/home/home-page.module.css': `.greeting {
  max-inline-size: var(--measure);
  margin-block-start: var(--space-5);
}
`,
  'src/home/home-page.test.tsx': `// @vitest-environment happy-dom
import { memoryBackend, person, startInMemory } from '@aura/shared-session/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HomePage } from './home-page.tsx';

afterEach(cleanup);

test('a visitor is asked to sign in', () => {
  render(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${title}');
  expect(screen.getByText(/Entre na sua conta/)).toBeDefined();
});

test('whoever is signed in is greeted by name', async () => {
  const backend = memoryBackend(person('maria'));
  backend.documents.set('users/maria', { name: 'Maria Souza' });
  await startInMemory(backend);
  render(<HomePage />);
  expect(screen.getByText('Olá, Maria Souza.')).toBeDefined();
});
`,
});

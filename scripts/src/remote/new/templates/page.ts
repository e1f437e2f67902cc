import { toCamelCase } from '../../../backend-parts/camel-case.ts';

/** The first page of a new remote, its endpoint definitions, its style and its test. */
export const makePageFiles = (name: string, title: string): Readonly<Record<string, string>> => ({
  'src/api.ts': `import type { AnyEndpoint } from '@aura/shared-domain';
import * as v from 'valibot';

/* What the page and the remote's part of the backend (functions/src/${name}) agree on. */

/** Collection of the person's notes, below \`users/{uid}\`. */
export const NOTES = '${toCamelCase(name)}Notes';

export const NoteSchema = v.object({ text: v.string(), createdAt: v.date() });
export type Note = v.InferOutput<typeof NoteSchema>;

/** Keeps a note; once for each id. */
export const keepNoteEndpoint = {
  method: 'POST',
  path: '/${name}/notes',
  auth: 'person',
  request: v.object({
    id: v.pipe(v.string(), v.uuid()),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  }),
  response: v.object({ kept: v.literal(true) }),
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;
`,
  'src/home/home-page.tsx': `import { useSession } from '@aura/shared-session';
import { Card, PageHeader } from '@aura/shared-ui';
import { Notes } from '../notes/notes.tsx';
import styles from './home-page.module.css';

/** \`/${name}\`: the first page of the remote. */
export function HomePage() {
  const session = useSession();
  return (
    <>
      <PageHeader title="${title}" lead="Esta página ainda está em construção." />
      <div className={styles['page']}>
        {session.status === 'signedIn' ? (
          <>
            <p>Olá, {session.profile.name}.</p>
            <Notes />
          </>
        ) : (
          <Card>
            <p>Entre na sua conta para ver esta página com os seus dados.</p>
          </Card>
        )}
      </div>
    </>
  );
}
`,
  'src/home/home-page.module.css': `.page {
  display: grid;
  gap: var(--space-5);
  max-inline-size: var(--measure);
  margin-block-start: var(--space-5);
}
`,
  'src/notes/notes.tsx': `import { call, collection, type Listed } from '@aura/shared-session';
import { Button, TextField } from '@aura/shared-ui';
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { keepNoteEndpoint, NOTES, NoteSchema, type Note } from '../api.ts';

const stored = collection({ name: NOTES, schema: NoteSchema, newestBy: 'createdAt', limit: 20 });

/** The person's notes: the remote's own endpoint keeps them, and they are read from the database. */
export function Notes() {
  const [notes, setNotes] = useState<readonly Listed<Note>[]>([]);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const show = useCallback((listed: Awaited<ReturnType<typeof stored.list>>) => {
    if (listed.ok) setNotes(listed.value);
    else setError(listed.error.message);
  }, []);
  useEffect(() => void stored.list().then(show), [show]);

  const keep = async () => {
    setBusy(true);
    const kept = await call(keepNoteEndpoint, { id: crypto.randomUUID(), text });
    setBusy(false);
    setError(kept.ok ? undefined : kept.error.message);
    if (!kept.ok) return;
    setText('');
    show(await stored.list());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && text.trim() !== '') void keep();
  };

  return (
    <>
      <form onSubmit={submit}>
        <TextField
          label="Anotação"
          value={text}
          maxLength={200}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          Guardar
        </Button>
      </form>
      <ul>{notes.map(({ id, value }) => value && <li key={id}>{value.text}</li>)}</ul>
    </>
  );
}
`,
  'src/home/home-page.test.tsx': `// @vitest-environment happy-dom
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepNoteEndpoint, NOTES } from '../api.ts';
import { HomePage } from './home-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function signIn() {
  const backend = createMemoryBackend(makePerson('maria'));
  backend.documents.set('users/maria', { name: 'Maria Souza' });
  await startInMemory(backend);
  return backend;
}

test('a visitor is asked to sign in', () => {
  render(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${title}');
  expect(screen.getByText(/Entre na sua conta/)).toBeDefined();
});

test('whoever is signed in is greeted, and sees what was noted', async () => {
  const { documents } = await signIn();
  documents.set(\`users/maria/\${NOTES}/n1\`, { text: 'Ler o edital', createdAt: new Date() });
  render(<HomePage />);
  expect(screen.getByText('Olá, Maria Souza.')).toBeDefined();
  expect(await screen.findByText('Ler o edital')).toBeDefined();
});

test('a note that cannot be kept stays in its field, with the reason', async () => {
  await signIn();
  const asked: unknown[] = [];
  const message = 'Tente mais tarde.';
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push([address, JSON.parse(init.body as string)]);
    return Response.json({ error: { code: 'unavailable', message } }, { status: 503 });
  });
  render(<HomePage />);
  const field = screen.getByLabelText('Anotação');
  fireEvent.change(field, { target: { value: 'Ligar amanhã' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(field).toHaveProperty('value', 'Ligar amanhã');
  expect(asked[0]).toEqual([
    \`/api\${keepNoteEndpoint.path}\`,
    { id: expect.any(String), text: 'Ligar amanhã' },
  ]);
});
`,
});

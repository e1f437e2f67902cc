// @vitest-environment happy-dom
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AddTask } from './add-task.tsx';

const person = vi.hoisted(() => ({ lastDiagnosisResult: null as unknown }));
vi.mock('@aura/shared-session', () => ({
  call: async () => ({ ok: true, value: { taskId: 'mentor-1' } }),
  refreshProfile: async () => undefined,
  useSession: () => ({ status: 'signedIn', profile: person }),
}));
afterEach(cleanup);

function Page() {
  const [taskId, setTaskId] = useState<string | null>(null);
  return (
    <SharedRouter accepts={() => true}>
      <AddTask messageId="mensagem-1" taskId={taskId} onAdded={setTaskId} />
    </SharedRouter>
  );
}

test.each([
  ['the panel, for somebody without a result', null, '/perfil'],
  ['the whole plan of the result, where there is one', {}, '/diagnostico/resultado#plano'],
])('an added step leads to %s, and takes the focus there', async (_, result, path) => {
  person.lastDiagnosisResult = result;
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Pôr no meu plano' }));
  const link = await screen.findByRole('link', { name: 'Ver o plano' });
  expect(link.getAttribute('href')).toBe(path);
  await waitFor(() => expect(document.activeElement).toBe(link));
});
